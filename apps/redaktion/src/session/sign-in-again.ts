const SECOND_FACTOR =
  'Zu Ihrem Konto gehört ein zweiter Faktor. Bitte melden Sie sich in einem neuen Tab an, hier geht es danach von selbst weiter.'
const WRONG = 'Das Passwort ist nicht korrekt.'
const TOO_MANY = 'Es gab zu viele Versuche. Bitte warten Sie einige Minuten.'
const SILENT = 'Die Anmeldung antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.'

/** Timeout in ms: the user waits in a dialog that cannot be closed. */
const PATIENCE = 20_000

/**
 * Signs in at the sign-in page of the site, which sets the cookies, so there is no second implementation.
 * Returns undefined on success, otherwise a message.
 */
export async function signInAgain(email: string, passwort: string): Promise<string | undefined> {
  try {
    const answer = await fetch('/redaktion/anmelden', {
      method: 'POST',
      body: new URLSearchParams({ email, passwort, zurueck: '/redaktion/konto' }),
      // A successful sign-in redirects; the target does not matter.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (answer.type === 'opaqueredirect') return undefined
    if (answer.ok) return SECOND_FACTOR
    if (answer.status === 429) return TOO_MANY
    return answer.status < 500 ? WRONG : SILENT
  } catch {
    return SILENT
  }
}
