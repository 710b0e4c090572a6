/** Sign-in, staff and council, what depends on a question, what was just sent. */
const NEVER =
  /^\/+(?:intranet|raete|redaktion|api|abo|termin|suche|kontakt|formulare|rueckmeldung|darstellung|vorschau(?:-link)?)(?:[/.]|$)/i

/** True for the path of a page that is the same for everyone and says nothing of who reads it. */
export function isPublicPage(path: string): boolean {
  try {
    return !NEVER.test(path) && !NEVER.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
