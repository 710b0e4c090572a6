import { useEffect, useRef, useState } from 'react'
import { put } from '../../pwa/update/typed.ts'
import {
  type Draft,
  type DraftKept,
  draftOf,
  forgetDraft,
  isEmpty,
  keepDraft,
  keptDraft,
} from './kept-draft.ts'

/** Delay in ms between the last key and keeping the input. */
const MOMENT = 400

/**
 * Keeps the input while there is no network, and offers it again later. With a network nothing is kept.
 * Without scripts or storage the form works, but has no drafts.
 */
export function useDraft(noNetworkAt: number | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [offered, setOffered] = useState<Draft>()
  const [taken, setTaken] = useState<Draft>()
  const [kept, setKept] = useState<DraftKept>()

  useEffect(() => {
    void keptDraft()
      .catch(() => undefined)
      .then(setOffered)
  }, [])

  useEffect(() => {
    const { current } = form
    if (!current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      const draft = draftOf(current)
      // A draft that is offered, but not taken up yet, must not be overwritten.
      if (isEmpty(draft) || (offered && !taken)) return
      void keepDraft(draft).then(setKept)
    }
    const soon = () => {
      clearTimeout(timer)
      if (!navigator.onLine) timer = setTimeout(keep, MOMENT)
    }
    for (const name of ['input', 'change', 'click', 'keyup']) current.addEventListener(name, soon)
    addEventListener('offline', keep)
    addEventListener('pagehide', hurried)
    function hurried() {
      if (!navigator.onLine) keep()
    }
    if (noNetworkAt !== undefined) keep()
    return () => {
      clearTimeout(timer)
      for (const name of ['input', 'change', 'click', 'keyup']) current.removeEventListener(name, soon)
      removeEventListener('offline', keep)
      removeEventListener('pagehide', hurried)
    }
  }, [noNetworkAt, offered, taken])

  return {
    form,
    /** The earlier draft, until the visitor takes it up or deletes it. */
    offered: taken ? undefined : offered,
    /** The draft that the visitor has taken up. */
    taken,
    /** How much of the current input is kept on the device. */
    kept,
    takeUp: () => {
      const { current } = form
      if (!offered || !current) return
      setTaken(offered)
      putBack(current, offered)
    },
    forget: () => {
      setOffered(undefined)
      void forgetDraft()
    },
  }
}

/**
 * Fills in the form and fires the events of each field, so that its listeners run as if a person had typed.
 */
function putBack(form: HTMLFormElement, { values, photos }: Draft): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden')
    )
      put(field, value)
  }
  const chosen = form.elements.namedItem('fotos')
  if (photos.length === 0 || !(chosen instanceof HTMLInputElement)) return
  const transfer = new DataTransfer()
  for (const photo of photos) transfer.items.add(photo)
  chosen.files = transfer.files
  chosen.dispatchEvent(new Event('change', { bubbles: true }))
}
