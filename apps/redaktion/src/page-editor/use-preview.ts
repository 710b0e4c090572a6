import type { Sprache } from '@rathausplatz/contract'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { OpenDocument } from '../document/open-document.ts'
import type { Entry } from './entries.ts'
import { patchDocument } from './patch-document.ts'
import { addPlaceholders } from './placeholders.ts'
import { useLatest } from './use-latest.ts'

/**
 * Inline styles are removed: the security policy of the desk applies to the parsed document and refuses them.
 */
const STYLES = /<style\b[^>]*>.*?<\/style>/gs

/** Delay in ms after the last input before the preview is rendered. */
const REST = 100

export type Preview = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The document in the frame, once it can be read. */
  readonly view: Document | undefined
  /** Address of the preview; undefined while there is nothing to render. */
  readonly src: string | undefined
  /** Call when the frame has loaded something. */
  readonly onLoad: () => void
  /** Changes whenever the document in the frame changes. */
  readonly drawn: number
  /** Whether the preview shows the current input. */
  readonly state: 'loading' | 'behind' | 'current' | 'failed'
}

type Asking = {
  readonly document: Pick<OpenDocument, 'id' | 'daten' | 'newest' | 'keepNow' | 'isKnown' | 'isReadOnly'>
  readonly sprache: Sprache
  readonly entries: readonly Entry[]
  readonly nameOf: (template: string) => string
  /** False if the preview is not visible: on a phone it is a view of its own. */
  readonly isShown: boolean
}

/**
 * Keeps the preview current: stores the working copy, lets the site render it, and patches the document in
 * the frame.
 */
export function usePreview({ document: open, sprache, entries, nameOf, isShown }: Asking): Preview {
  const { id, daten, isKnown } = open
  const frame = useRef<HTMLIFrameElement>(null)
  const [view, setView] = useState<Document>()
  const [drawn, setDrawn] = useState(0)
  const [state, setState] = useState<Preview['state']>('loading')
  // A new page has no working copy until something is typed.
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
      // If typing continues, patching now would delay the next key and be outdated.
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
      // If typing continues, the next pause renders again.
      if (latest.current.open.newest() !== daten) return
      shown.current = daten
      if (isThere) void follow()
      else void latest.current.open.keepNow().then(() => setThere(true))
    }, REST)
    return () => clearTimeout(timer)
  }, [daten, isShown, isThere, follow, latest])

  // Once loaded the frame stays, so that it keeps its scroll position.
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)
  const src = isThere && wasShown ? address : undefined

  // Uses the document as soon as it can be read, before its pictures have loaded: editors press on it at
  // once.
  useEffect(() => {
    if (src === undefined) return
    setState('loading')
    let next = 0
    const look = () => {
      const live = frame.current?.contentDocument
      if (!live?.URL.endsWith(src) || live.readyState === 'loading') next = requestAnimationFrame(look)
      else {
        setView(live)
        // Renders the text that was typed while the frame loaded, and adds placeholders.
        void follow()
      }
    }
    look()
    return () => cancelAnimationFrame(next)
  }, [src, follow])

  // Detects another page in the frame: the sign-in, or an error page.
  const onLoad = useCallback(() => {
    const live = frame.current?.contentDocument
    if (live && !live.URL.endsWith(latest.current.address)) setState('failed')
  }, [latest])

  return useMemo(() => ({ frame, view, src, onLoad, drawn, state }), [view, src, onLoad, drawn, state])
}

const addressOf = (id: string, sprache: Sprache): string =>
  `/redaktion/ansicht/${encodeURIComponent(id)}?${new URLSearchParams({ rahmen: 'ohne', ...(sprache === 'leicht' ? { sprache } : {}) })}`
