/** Fields of a single number, whatever stands around them. */
const NUMBERS: ReadonlySet<string> = new Set(['telefon', 'fax', 'mobil'])
/** Ways to reach somebody that are dialled. */
const DIALLED: ReadonlySet<unknown> = new Set(['TELEFON', 'FAX'])

/** Whether a field of a record holds a telephone number. `way`: the value of `kanal` beside it. */
export const holdsTelephone = (name: string, way: unknown): boolean =>
  NUMBERS.has(name) || (name === 'kennung' && DIALLED.has(way))
