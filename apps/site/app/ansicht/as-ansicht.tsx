import { renderToStaticMarkup } from 'react-dom/server'
import { inlineMark } from '../document/inline-code.ts'
import type { Ansicht } from './ansicht.ts'

/** Scripts, and elements that are shown only without scripts. */
const OF_SCRIPTS = /<script\b[^>]*>.*?<\/script>|<noscript\b[^>]*>.*?<\/noscript>/gs

/**
 * Turns a page of the site into a preview: without scripts, with links that open in a new tab, and with a bar
 * that says that this is a preview.
 */
export function asAnsicht(html: string, ansicht: Ansicht): string {
  const still = withFiles(html.replaceAll(OF_SCRIPTS, ''), ansicht).replace(
    '<head>',
    () => '<head><base target="_blank">',
  )
  const { hinweis, shown } = ansicht
  return hinweis ? still.replace(/<body[^>]*>/, body => body + barOf(hinweis, shown)) : still
}

/** Replaces the addresses of files that are not public with addresses that the viewer may open. */
function withFiles(html: string, { dateien, dateiPfad }: Ansicht): string {
  if (dateien.length === 0) return html
  const hidden = new Set(dateien)
  return html.replaceAll(IN_LIBRARY, (address, datei: string, breite: string | undefined) => {
    if (!hidden.has(datei)) return address
    const bytes = dateiPfad.replace('{datei}', datei)
    return breite === undefined ? bytes : `${bytes}?breite=${breite}`
  })
}

/** The address of a file of the library in an attribute; the address of a picture includes its width. */
const IN_LIBRARY =
  /(?<=["\s,])\/medien\/([a-z0-9-]+(?:\.pdf)?)(?:\/(\d{3,4})\.(?:avif|webp|jpg))?(?=["\s,#?])/g

/** The bar lies above all layers of the page; the sticky header of the page stays below the bar. */
const STYLE = `
.ansicht-leiste {
  position: sticky;
  inset-block-start: 0;
  z-index: 1000;
  padding: 0.5rem 1rem;
  background: var(--ink);
  color: var(--paper);
  font: 600 0.9375rem / 1.5 var(--font-text);
  text-align: center;
  text-wrap: balance;
}
.ansicht-leiste ~ header [data-direction] {
  top: 2.375rem;
}
.ansicht-leiste[data-shown="vorschau-link"] ~ header [data-direction] {
  position: relative;
  top: 0;
}
@media print {
  .ansicht-leiste {
    position: static;
  }
}`

const barOf = (hinweis: string, shown: Ansicht['shown']) =>
  renderToStaticMarkup(
    <>
      <style nonce={inlineMark}>{STYLE}</style>
      <aside className="ansicht-leiste" data-shown={shown} aria-label="Hinweis der Redaktion">
        {hinweis}
      </aside>
    </>,
  )
