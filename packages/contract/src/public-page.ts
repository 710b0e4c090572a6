/**
 * Pages that are not public: sign-in, staff and council, answers to a query, sent forms. Below `/pinnwand/`
 * and `/schaeden/` only entries (`P-7GQ2M9XD`) are public: on the other pages visitors write, or keys open
 * private data. The pattern is short, because every page loads it.
 */
const NEVER =
  /^\/+((intranet|raete|redaktion|api|abo|termin|suche|kontakt|formulare|rueckmeldung|darstellung|vorschau(-link)?)([/.]|$)|(pinnwand|schaeden)\/(?!.-)\w|verzeichnis\/vors)/i

/** Returns true for the path of a page that is the same for everyone and reveals nothing about its reader. */
export function isPublicPage(path: string): boolean {
  try {
    return !NEVER.test(path) && !NEVER.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
