/** Sign-in, staff and council, what depends on a question, what was just sent. */
const NEVER =
  /^\/+(?:intranet|raete|redaktion|api|abo|termin|suche|kontakt|formulare|rueckmeldung|darstellung|vorschau(?:-link)?)(?:[/.]|$)/i

/** In a part of the site that anybody reads: what somebody writes there, and what opens with a key in its address. */
const OF_ONE_PERSON =
  /^\/+(?:pinnwand\/(?:neu|bestaetigen|eigener|nachricht|gespraech)|schaeden\/(?:neu|stand|eigene)|verzeichnis\/vorschlagen)(?:[/.]|$)/i

/** True for the path of a page that is the same for everyone and says nothing of who reads it. */
export function isPublicPage(path: string): boolean {
  try {
    return [path, decodeURIComponent(path)].every(one => !NEVER.test(one) && !OF_ONE_PERSON.test(one))
  } catch {
    return false
  }
}
