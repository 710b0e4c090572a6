type OpenErrorCode =
  | 'datenordner'
  | 'datenordner-belegt'
  | 'datenordner-leer'
  | 'datenordner-voll'
  | 'datenbank-beschaedigt'
  | 'datenbank-fehlt'
  | 'datenbank-neuer'
  | 'datenbank-aelter'
  | 'datenbank-ungeeignet'
  | 'datenbank-nicht-erreichbar'
  /** An export that cannot be written. */
  | 'ausfuhr'
  /** An import that cannot be read. */
  | 'einfuhr'

/** A reason why the CMS cannot open, with a message for the operator. */
export class OpenError extends Error {
  override name = 'OpenError'
  readonly code: OpenErrorCode
  constructor(code: OpenErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
