import { useState } from 'react'

type Band = { attributes: Record<string, string>; html: string }

/** The page may be drawn anew in the browser; what it carried is read once. */
const read = new Map<number, readonly Band[]>()

/**
 * The sections of an entry as the server drew them, left as they are: their data are not here. The HTML is that of this
 * very page, no content of anybody else; it is why this file alone may set any.
 */
export function AsDrawn({ place }: { place: number }) {
  const [bands] = useState(() => bandsAt(place))
  return bands.map(({ attributes, html }, index) => (
    <div key={index} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  ))
}

/** What our own server drew for this page since it was loaded. */
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
