/** What windows of one browser tell each other of a session, the pages of the account among them: over, or whose it is. */
const NAME = 'sitzung-redaktion'

type Person = { readonly vorname: string; readonly nachname: string; readonly email: string }

/** Says to the other windows who is signed in here, and for how many seconds. */
export function tellSession({ vorname, nachname, email }: Person, sekunden: number): void {
  const channel = new BroadcastChannel(NAME)
  const name = [vorname, nachname].filter(Boolean).join(' ')
  channel.postMessage({ wer: `${name} ${email}`, sekunden })
  channel.close()
}

/** Hears who has signed in in another window: the same person, or another. Gives back how to stop. */
export function hearSession({ email }: Person, hear: (isSame: boolean) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // No address of a mail holds a space.
    if (isNews(data)) hear(data.wer.split(' ').at(-1) === email)
  })
  return () => channel.close()
}

const isNews = (data: unknown): data is { wer: string } =>
  typeof data === 'object' && data !== null && 'wer' in data && typeof data.wer === 'string'
