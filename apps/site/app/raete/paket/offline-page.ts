import { htmlAttribute, htmlText } from '@rathausplatz/text'
import { berlinDay, fullDay, fullMoment } from '@rathausplatz/time'
import { formatFileSize } from '@rathausplatz/ui'
import { ageInWords } from '../../pwa/kept/age-in-words.ts'
import { pageOf } from '../../sessions/realms.ts'
import { meetingPage } from '../addresses.ts'
import { keptPath, packetPath } from './addresses.ts'
import type { KeptMeeting } from './kept-meeting.ts'
import type { KeptPacket } from './kept-packets.ts'

const SIGN_OUT = pageOf('raete', 'abmelden')

/** A page that the worker renders offline: no scripts, no external resources, independent of the build. */

type Shown = {
  readonly packets: readonly KeptPacket[]
  /** The requested packet; if undefined, all packets are listed. */
  readonly open?: KeptPacket | undefined
  /** True if the requested packet is not on this device. */
  readonly isMissing?: boolean
  readonly now: Date
  /** Address of the font in this build. */
  readonly font?: string | undefined
}

/** Draws kept papers for offline reading: the agenda with the member's notes, and a link to the PDF. */
export function offlinePage({ packets, open, isMissing = false, now, font }: Shown): Response {
  const shown = open ? [open] : packets
  const title = open ? open.meeting.titel : 'Unterlagen auf diesem Gerät'
  return page(
    title,
    `${open && packets.length > 1 ? `<p><a href="${keptPath}">Alle Unterlagen auf diesem Gerät</a></p>` : ''}
<h1>${htmlText(title)}</h1>
<p class="netz" role="status">Keine Verbindung. Sie lesen, was auf diesem Gerät liegt.${
      isMissing ? ' Was Sie öffnen wollten, liegt nicht darauf.' : ''
    }</p>
${shown.map(packet => sectionOf(packet, now, open === undefined)).join('\n')}
<form method="post" action="${keptPath}">
<button>Alles vom Gerät löschen</button>
<p>Auch ohne Verbindung, zum Beispiel bevor jemand anderes das Gerät bekommt.</p>
</form>`,
    font,
  )
}

/**
 * Says that all papers are deleted. After a sign-out it also says that the session on the server ends when it
 * expires or when the sign-out reaches the server.
 */
export const deletedPage = ({
  hasSignedOut,
  font,
}: {
  hasSignedOut: boolean
  font?: string | undefined
}): Response =>
  page(
    'Vom Gerät gelöscht',
    `<h1>Vom Gerät gelöscht</h1>
<p role="status">Auf diesem Gerät liegen keine Unterlagen des Rats mehr.</p>
${
  hasSignedOut
    ? `<p class="netz">Ohne Verbindung ließ sich Ihre Sitzung noch nicht beenden. Bitte melden Sie sich ab, sobald es wieder eine gibt.</p>
<p><a href="${SIGN_OUT}">Noch einmal abmelden</a></p>`
    : '<p class="netz">Keine Verbindung. Ihre Sitzung besteht weiter; unter „Abmelden“ beenden Sie sie, sobald es wieder eine gibt.</p>'
}`,
    font,
  )

function sectionOf({ meeting, at, size }: KeptPacket, now: Date, isOneOfMany: boolean): string {
  const { id, titel, gremium, datum_von, ohne_uhrzeit, ort } = meeting
  const begin = new Date(datum_von)
  const when = ohne_uhrzeit ? fullDay(berlinDay(begin)) : `${fullMoment(begin)} Uhr`
  return `<section>
${isOneOfMany ? `<h2><a href="${htmlAttribute(meetingPage(id))}">${htmlText(titel)}</a></h2>` : ''}
<p>${htmlText(gremium)}<br>${htmlText(when)}<br>${htmlText(ort)}</p>
<p><a class="pdf" href="${htmlAttribute(packetPath(id))}">Alle Unterlagen als ein PDF</a> (${htmlText(formatFileSize(size))})</p>
<p class="stand">Stand: ${htmlText(ageInWords(at, now))}</p>
${agendaOf(meeting, isOneOfMany ? 'h3' : 'h2')}
</section>`
}

const PARTS = [
  { istOeffentlich: true, title: 'Tagesordnung, öffentlicher Teil' },
  { istOeffentlich: false, title: 'Nichtöffentlicher Teil' },
]

function agendaOf({ id, punkte }: KeptMeeting, heading: 'h2' | 'h3'): string {
  return PARTS.map(({ istOeffentlich, title }) => {
    const own = punkte.filter(punkt => punkt.istOeffentlich === istOeffentlich)
    if (own.length === 0) return ''
    const items = own.map(
      ({ nummer, titel, vorlage, stelle, notiz }) =>
        `<li><span class="nummer">${htmlText(nummer)}</span> <div><strong>${
          stelle === undefined ? htmlText(titel) : linkTo(id, stelle, titel)
        }</strong>${
          vorlage ? `<p>${htmlText(vorlage)}</p>` : ''
        }${notiz ? `<p class="notiz"><em>Ihre Notiz:</em> ${htmlText(notiz)}</p>` : ''}</div></li>`,
    )
    return `<div${istOeffentlich ? '' : ' class="geschlossen"'}><${heading}>${title}</${heading}><ul role="list">${items.join('')}</ul></div>`
  }).join('\n')
}

/** Links the place in the PDF where the papers of an item begin. */
const linkTo = (id: string, stelle: string, titel: string) =>
  `<a href="${htmlAttribute(`${packetPath(id)}#nameddest=${encodeURIComponent(stelle)}`)}">${htmlText(titel)}</a>`

function page(title: string, body: string, font: string | undefined): Response {
  const html = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${htmlText(title)} – Rat</title>
<style>${font ? `@font-face{font-family:Haus;font-weight:200 800;src:url("${font}") format("woff2")}` : ''}${STYLE}</style></head>
<body><main id="inhalt">${body}</main></body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

const STYLE = `
:root{color-scheme:light dark;--paper:#fbf8f3;--raised:#fff;--ink:#1e2421;--muted:#545a55;--line:#d9cbbb;--primary:#24523b;--sealed:#8a1c3b;--tint:#f1e6da}
@media screen and (prefers-color-scheme:dark){:root{--paper:#171411;--raised:#211c17;--ink:#f4ede3;--muted:#c9beaf;--line:#4b4138;--primary:#9ed3b4;--sealed:#f2a9ba;--tint:#251e17}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.55 Haus,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto;padding:clamp(1.25rem,4vw,3rem)}
h1{font-size:clamp(1.75rem,1.3rem + 2.4vw,2.75rem);line-height:1.15;margin:.5rem 0 1rem;text-wrap:balance}
h2{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
h3{font-size:1.1875rem;margin:0 0 .5rem}
p{margin:0 0 .75rem}
a{color:var(--primary);text-underline-offset:.15em}
p>a,h2>a{display:inline-block;min-height:2.75rem;padding-block:.5em}
strong>a{display:block;min-height:2.75rem;padding-block:.5em}
a:focus-visible,button:focus-visible{outline:3px solid var(--primary);outline-offset:3px}
.netz{padding:.75rem 1rem;background:var(--tint);border-left:6px solid var(--primary)}
section{margin:2rem 0;padding:1.25rem clamp(1rem,3vw,1.75rem);background:var(--raised);border:1px solid var(--line);border-radius:4px}
section>div{margin-top:1.5rem}
.pdf{font-weight:700}
.stand,li p{color:var(--muted);font-size:1rem;margin:0}
ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:3.25rem 1fr;align-items:baseline;padding:.5rem 0;border-top:1px solid var(--line)}
.nummer{font-weight:700}
li .notiz{margin-top:.5rem;padding-left:.75rem;border-left:3px solid var(--primary);color:var(--ink);white-space:pre-line}
.geschlossen{padding-left:1rem;border-left:6px solid var(--sealed)}
.geschlossen h2,.geschlossen h3{color:var(--sealed)}
form{margin-top:2.5rem;color:var(--muted);font-size:1rem}
button{font:inherit;font-weight:700;min-height:2.75rem;padding:.5rem 1rem;margin-bottom:.5rem;color:var(--primary);background:none;border:2px solid;border-radius:4px;cursor:pointer}
`
