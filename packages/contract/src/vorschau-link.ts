/** The path of drafts that are shown to everyone who has the link. */
const START = '/vorschau-link'

/** Returns the address of a link; only its creator sees it, once. */
export const vorschauLinkPfad = (schluessel: string): string => `${START}/${schluessel}`

/** Paths that contain the key of a link, in any spelling. */
const KEYED = new RegExp(
  `^/+(?:${START.slice(1)}|abo/+(?:bestaetigen|verwalten|abbestellen)|termin/+buchung|pinnwand/+(?:bestaetigen|eigener|nachricht|gespraech)|schaeden/+eigene|verzeichnis/+vorschlagen/+(?:bestaetigen|eigener)|api/+cms/+(?:vorschau|abo|termin|schaden-eigener|(?:pinnwand|verzeichnisvorschlaege)/+(?:eigener|gespraech|nachrichten|bestaetigung)))/`,
  'i',
)

/** Returns a path without its key, for logs: the reader of a log must not be able to open the link. */
export function withoutKey(path: string): string {
  const keyed = KEYED.exec(path)?.[0] ?? KEYED.exec(decoded(path))?.[0]
  return keyed === undefined ? path : `${keyed}…`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
