/** Where the site shows a draft to whoever holds the link. */
const START = '/vorschau-link'

/** The address of a link, told once to who made it. */
export const vorschauLinkPfad = (schluessel: string): string => `${START}/${schluessel}`

/** Paths in which the key of a link stands, however somebody spells them. */
const KEYED = new RegExp(
  `^/+(?:${START.slice(1)}|abo/+(?:bestaetigen|verwalten|abbestellen)|termin/+buchung|pinnwand/+(?:bestaetigen|eigener|nachricht|gespraech)|schaeden/+eigene|verzeichnis/+vorschlagen/+(?:bestaetigen|eigener)|api/+cms/+(?:vorschau|abo|termin|schaden-eigener|(?:pinnwand|verzeichnisvorschlaege)/+(?:eigener|gespraech|nachrichten)))/`,
  'i',
)

/** A path as it may be written down: whoever reads a log opens nothing with it. */
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
