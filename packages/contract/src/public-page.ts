/**
 * Sign-in, staff and council, what depends on a question, what was just sent; and of the rooms that anybody reads what is
 * no entry (`P-7GQ2M9XD`): there people write, and keys open what is theirs. Every page carries this, so it is brief.
 */
const NEVER =
  /^\/+((intranet|raete|redaktion|api|abo|termin|suche|kontakt|formulare|rueckmeldung|darstellung|vorschau(-link)?)([/.]|$)|(pinnwand|schaeden)\/(?!.-)\w|verzeichnis\/vors)/i

/** True for the path of a page that is the same for everyone and says nothing of who reads it. */
export function isPublicPage(path: string): boolean {
  try {
    return !NEVER.test(path) && !NEVER.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
