/** What a button of a form asks for. */
export type Task =
  | { readonly tun: 'weiter' | 'senden' | 'zurueck' | 'speichern' | 'bleiben' }
  | { readonly tun: 'zu'; readonly page: number }
  | { readonly tun: 'entfernen'; readonly feld: string; readonly kennung: string }

const simple = ['senden', 'zurueck', 'speichern', 'bleiben'] as const

/** Reads the value of the pressed button. */
export function taskOf(written: string): Task {
  const [tun = '', first = '', ...rest] = written.split(':')
  if (tun === 'zu') return { tun, page: Number(first) || 0 }
  if (tun === 'entfernen') return { tun, feld: first, kennung: rest.join(':') }
  return { tun: simple.find(one => one === tun) ?? 'weiter' }
}
