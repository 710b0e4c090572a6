/**
 * Channel on which the windows of one browser, also account pages of the site, exchange the end and the owner
 * of the session.
 */
const NAME = 'sitzung-redaktion'

type Person = { readonly vorname: string; readonly nachname: string; readonly email: string }

/** Sends the other windows who is signed in here, and for how many seconds. */
export function tellSession({ vorname, nachname, email }: Person, sekunden: number): void {
  const channel = new BroadcastChannel(NAME)
  const name = [vorname, nachname].filter(Boolean).join(' ')
  channel.postMessage({ wer: `${name} ${email}`, sekunden })
  channel.close()
}

/** Listens for a sign-in in another window, by the same account or another. Returns the function to stop. */
export function hearSession({ email }: Person, hear: (isSame: boolean) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // An email address contains no space.
    if (isNews(data)) hear(data.wer.split(' ').at(-1) === email)
  })
  return () => channel.close()
}

const isNews = (data: unknown): data is { wer: string } =>
  typeof data === 'object' && data !== null && 'wer' in data && typeof data.wer === 'string'
