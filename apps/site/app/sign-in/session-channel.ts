import type { Realm } from '@rathausplatz/contract'
import { useEffect } from 'react'

/**
 * Messages between the windows of a browser: the session is over, or the session of the user `wer` lasts for
 * that many seconds from now.
 */
export type SessionNews = 'ende' | { wer: string; sekunden: number }

const nameOf = (realm: Realm) => `sitzung-${realm}`

export function tellSession(realm: Realm, news: SessionNews): void {
  const channel = new BroadcastChannel(nameOf(realm))
  channel.postMessage(news)
  channel.close()
}

/** Listens to messages of the other windows. Returns a function that stops listening. */
export function hearSession(realm: Realm, hear: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(nameOf(realm))
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => hear(data))
  return () => channel.close()
}

/** Sends the other windows the message that the session is over. */
export function useSayEnd(realm: Realm, isOver: boolean) {
  useEffect(() => {
    if (isOver) tellSession(realm, 'ende')
  }, [realm, isOver])
}
