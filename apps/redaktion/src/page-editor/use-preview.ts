import type { Sprache } from '@rathausplatz/contract'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { OpenDocument } from '../document/open-document.ts'
import type { Entry } from './entries.ts'
import { patchDocument } from './patch-document.ts'
import { addPlaceholders } from './placeholders.ts'
import { useLatest } from './use-latest.ts'

/** What is parsed here stands under the policy of the desk, which takes no such styles. */
const STYLES = /<style\b[^>]*>.*?<\/style>/gs

/** So long after what was typed is followed the page is drawn anew; in milliseconds. */
const REST = 100

export type Preview = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The page in the frame, once it can be read. */
  readonly view: Document | undefined
  /** Where the page is drawn; undefined as long as there is nothing to draw. */
  readonly src: string | undefined
  /** To be told when the frame has loaded something. */
  readonly onLoad: () => void
  /** Another one whenever the page in the frame is another. */
  readonly drawn: number
  /** Whether the page in the frame is what is typed. */
  readonly state: 'loading' | 'behind' | 'current' | 'failed'
}

type Asking = {
  readonly document: Pick<OpenDocument, 'id' | 'daten' | 'newest' | 'keepNow' | 'isKnown' | 'isReadOnly'>
  readonly sprache: Sprache
  readonly entries: readonly Entry[]
  readonly nameOf: (template: string) => string
  /** False where nobody sees it: on a phone it is a screen of its own. */
  readonly isShown: boolean
}

/**
 * The page as the site draws it, following what is typed: it is kept first, then drawn by the site, and of the document
 * in the frame only what has changed is replaced.
 */
export function usePreview({ document: open, sprache, entries, nameOf, isShown }: Asking): Preview {
  const { id, daten, isKnown } = open
  const frame = useRef<HTMLIFrameElement>(null)
  const [view, setView] = useState<Document>()
  const [drawn, setDrawn] = useState(0)
  const [state, setState] = useState<Preview['state']>('loading')
  // Nothing is kept of a new page until something is typed in it.
  const [isThere, setThere] = useState(isKnown)
  const address = addressOf(id, sprache)
  const latest = useLatest({ open, entries, nameOf, address })
  const running = useRef<AbortController>(undefined)

  const follow = useCallback(async () => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    try {
      const { open, address } = latest.current
      const asked = open.newest()
      if (!open.isReadOnly) await open.keepNow()
      if (signal.aborted) return
      const answer = await fetch(address, { signal })
      const html = await answer.text()
      const live = frame.current?.contentDocument
      if (signal.aborted || !live?.URL.endsWith(address)) return
      // Somebody types on: what is drawn now would hold up the next key, and be old by it.
      if (open.newest() !== asked) return
      if (!answer.ok || answer.redirected) {
        setState('failed')
        return
      }
      const next = new DOMParser().parseFromString(html.replaceAll(STYLES, ''), 'text/html')
      addPlaceholders(next, latest.current.entries, latest.current.nameOf)
      patchDocument(live, next)
      setState('current')
      setDrawn(count => count + 1)
    } catch {
      if (!signal.aborted) setState('failed')
    }
  }, [latest])

  useEffect(() => () => running.current?.abort(), [])

  const shown = useRef<unknown>(daten)
  useEffect(() => {
    if (!isShown || shown.current === daten) return
    setState(state => (state === 'loading' ? state : 'behind'))
    const timer = setTimeout(() => {
      // Somebody types on already: that is told when it rests.
      if (latest.current.open.newest() !== daten) return
      shown.current = daten
      if (isThere) void follow()
      else void latest.current.open.keepNow().then(() => setThere(true))
    }, REST)
    return () => clearTimeout(timer)
  }, [daten, isShown, isThere, follow, latest])

  // Once loaded it stays, so that it is where it was when somebody comes back to it.
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)
  const src = isThere && wasShown ? address : undefined

  // As soon as the page can be read, not only when its last picture has come: it is pressed on at once.
  useEffect(() => {
    if (src === undefined) return
    setState('loading')
    let next = 0
    const look = () => {
      const live = frame.current?.contentDocument
      if (!live?.URL.endsWith(src) || live.readyState === 'loading') next = requestAnimationFrame(look)
      else {
        setView(live)
        // What was typed while it loaded, and what the site leaves out.
        void follow()
      }
    }
    look()
    return () => cancelAnimationFrame(next)
  }, [src, follow])

  // What the frame shows in the place of the page, if it is not that: the sign-in, or that something went wrong.
  const onLoad = useCallback(() => {
    const live = frame.current?.contentDocument
    if (live && !live.URL.endsWith(latest.current.address)) setState('failed')
  }, [latest])

  return useMemo(() => ({ frame, view, src, onLoad, drawn, state }), [view, src, onLoad, drawn, state])
}

const addressOf = (id: string, sprache: Sprache): string =>
  `/redaktion/ansicht/${encodeURIComponent(id)}?${new URLSearchParams({ rahmen: 'ohne', ...(sprache === 'leicht' ? { sprache } : {}) })}`
