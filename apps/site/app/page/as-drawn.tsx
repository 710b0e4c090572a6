import { useState } from 'react'

type Band = { attributes: Record<string, string>; html: string }

/** Standing markup by number. It is read only once, because the page may be rendered again. */
const read = new Map<number, readonly Band[]>()

/**
 * The sections of an entry as the server has rendered them, because their data is not in the browser. The
 * HTML comes from this page itself and from no other source. Only this file may set HTML.
 */
export function AsDrawn({ place }: { place: number }) {
  const [bands] = useState(() => bandsAt(place))
  return bands.map(({ attributes, html }, index) => (
    <div key={index} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  ))
}

/** HTML that our own server has rendered for this page after it was loaded. */
export const AsSent = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />

function bandsAt(place: number): readonly Band[] {
  const bands =
    read.get(place) ??
    [...document.querySelectorAll(`[data-standing="${place}"]`)].map(band => ({
      attributes: Object.fromEntries(
        [...band.attributes].map(({ name, value }) => [name === 'class' ? 'className' : name, value]),
      ),
      html: band.innerHTML,
    }))
  read.set(place, bands)
  return bands
}
