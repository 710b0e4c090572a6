import type { Realm } from '@rathausplatz/contract'
import { useEffect } from 'react'

/** What windows of one browser tell each other of a session: it is over, or whose lasts so many seconds from now. */
export type SessionNews = 'ende' | { wer: string; sekunden: number }

const nameOf = (realm: Realm) => `sitzung-${realm}`

export function tellSession(realm: Realm, news: SessionNews): void {
  const channel = new BroadcastChannel(nameOf(realm))
  channel.postMessage(news)
  channel.close()
}

/** Hears what the other windows say; gives back how to stop. */
export function hearSession(realm: Realm, hear: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(nameOf(realm))
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => hear(data))
  return () => channel.close()
}

/** Whoever has signed out here has done so in every window. */
export function useSayEnd(realm: Realm, isOver: boolean) {
  useEffect(() => {
    if (isOver) tellSession(realm, 'ende')
  }, [realm, isOver])
}
