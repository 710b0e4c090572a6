import { calls, type Realm, tokenHeader } from '@rathausplatz/contract'

/** Returns the token of a demo account that has this right; undefined if there is none. */
export type TokenFor = (realm: Realm, right: string) => string | undefined

/** A request to send. */
export type Sent = {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer<ArrayBuffer>
}

const LINE = '----costliestcostliestcostliest'
const long = (length: number, make: (n: number) => string) => {
  const parts: string[] = []
  for (let n = 0, size = 0; size < length; n++) size += parts[parts.push(make(n)) - 1]?.length ?? 1
  return parts.join('').slice(0, length)
}
const part = (name: string, value: string, more = '') =>
  `--${LINE}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const END = `--${LINE}--\r\n`

/** Returns requests with forms of the site that are as costly as a visitor can make them. */
export function costliestForms(origin: string): Sent[] {
  const multipart: readonly (readonly [what: string, body: string])[] = [
    ['24 MB winziger Teile', long(24_000_000, n => part(`f${n}`, '')) + END],
    ['24 MB Teile ohne Namen', `--${LINE}\r\n\r\n`.repeat(600_000)],
    [
      '200 Dateien, 24 MB',
      long(24_000_000, () => part('datei', 'x'.repeat(120_000), '; filename="a.pdf"')) + END,
    ],
    ['eine Datei, 24 MB', part('datei', '\r\n--'.repeat(6_000_000), '; filename="a.pdf"') + END],
    [
      'ein Text von 190 kB',
      part(
        'text',
        long(190_000, n => `a${n}@b.example `),
      ) + END,
    ],
    ['ein Kopf von 5 MB', part('a'.repeat(5_000_000), 'x') + END],
    ['Boundary an Boundary', `--${LINE}`.repeat(500_000)],
  ]
  const headers = { 'content-type': `multipart/form-data; boundary=${LINE}`, origin }
  const forms = multipart.flatMap(([what, body]) =>
    ['/schaeden/neu', '/formulare/kontakt'].map(path => ({
      what: `${path}: ${what}`,
      method: 'POST',
      path,
      headers,
      body: Buffer.from(body),
    })),
  )
  const pairs = ['/kontakt', '/pinnwand/neu', '/abo'].map(path => ({
    what: `${path}: 30.000 Paare`,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: 'a&'.repeat(30_000),
  }))
  return [...forms, ...pairs]
}

const page = (text: string) => ({
  pfad: '/messung',
  title: 'Messung',
  content: Array.from({ length: Math.ceil(text.length / 95_000) }, (_, n) => ({
    template: 'text',
    context: { text: text.slice(n * 95_000, (n + 1) * 95_000) },
  })),
})

/** Stores costly pages, and returns requests with pages, files and bodies that no schema describes. */
export async function sentByHand(origin: string, tokenFor: TokenFor): Promise<Sent[]> {
  const headers = { [tokenHeader.redaktion]: tokenFor('redaktion', 'inhalte-freigeben') ?? '' }
  const json = { ...headers, 'content-type': 'application/json' }
  const pages: Readonly<Record<string, object>> = {
    'E-Mail-Adressen': page(long(180_000, n => `a${n}@b.example `)),
    Beträge: page(long(180_000, n => `<p>Das kostet ${n} €</p>`)),
    Links: page(long(180_000, n => `<p><a href="/x${n}">hier</a></p>`)),
    'Links, 1,9 MB': page(long(1_900_000, n => `<p><a href="/x${n}">hier</a></p>`)),
    'Worte, 1,9 MB': page(long(1_900_000, n => `<p>Wort${n} und Ähnliches</p>`)),
    '500 Bausteine': {
      ...page(''),
      content: Array.from({ length: 500 }, (_, n) => ({
        template: 'text',
        context: { titel: `Titel ${n}`, text: long(3_000, m => `<p>Der GR ${m}</p>`) },
      })),
    },
    Klammern: page(long(190_000, () => '<')),
    'Tiefe Listen': page('<ul><li>'.repeat(10_000)),
  }
  const sent: Sent[] = []
  for (const [what, daten] of Object.entries(pages)) {
    const id = crypto.randomUUID()
    const pfad = `/messung-${id}`
    const body = JSON.stringify({ id, art: 'seite', daten: { ...daten, pfad }, mitLuecken: true })
    const stored = { method: 'POST', path: calls.redaktionInhaltAnlegen.path, headers: json, body }
    // A request that blocks the process for long may lose its connection; the measurement reports such a
    // page.
    await fetch(new URL(stored.path, origin), stored)
      .then(answer => answer.arrayBuffer())
      .catch(() => {})
    const at = (path: string) => path.replace('{id}', id)
    sent.push(
      { what: `redaktionInhaltAnlegen: ${what}`, ...stored },
      {
        what: `redaktionDurchsicht: ${what}`,
        method: 'GET',
        path: at(calls.redaktionDurchsicht.path),
        headers,
      },
      {
        what: `redaktionArbeitskopieBehalten: ${what}`,
        method: calls.redaktionArbeitskopieBehalten.method,
        path: at(calls.redaktionArbeitskopieBehalten.path),
        headers: json,
        body: JSON.stringify({ daten: { ...daten, pfad }, grundfassung: 1 }),
      },
      {
        what: `redaktionVeroeffentlichen: ${what}`,
        method: 'POST',
        path: at('/api/cms/redaktion/inhalte/{id}/veroeffentlichen'),
        headers: json,
        body: JSON.stringify({ fassung: 1 }),
      },
    )
  }
  const daten = (daten: unknown) =>
    JSON.stringify({ id: crypto.randomUUID(), art: 'seite', daten, mitLuecken: true })
  const bodies: Readonly<Record<string, string>> = {
    'viele Schlüssel': daten(Object.fromEntries(Array.from({ length: 120_000 }, (_, n) => [`k${n}`, 1]))),
    '49.000 Schlüssel': daten(Object.fromEntries(Array.from({ length: 49_000 }, (_, n) => [`k${n}`, 1]))),
    'viele Bausteine': daten({ content: Array.from({ length: 45_000 }, () => ({ template: 'text' })) }),
    'tief verschachtelt': `{"daten":${'['.repeat(900_000)}`,
  }
  for (const [what, body] of Object.entries(bodies))
    sent.push({
      what: `redaktionInhaltAnlegen: ${what}`,
      method: 'POST',
      path: calls.redaktionInhaltAnlegen.path,
      headers: json,
      body,
    })
  const files: Readonly<Record<string, string>> = {
    'CSV aus Semikolons': ';'.repeat(10_000_000),
    'CSV mit vielen Zeilen': `titel;text\n${long(10_000_000, n => `a${n};b\n`)}`,
    'JSON mit einer Million Schlüssel': `{${long(12_000_000, n => `${n ? ',' : ''}"k${n}":1`)}`,
    'JSON mit vielen Einträgen': `[${'{"title":"a"},'.repeat(700_000)}{}]`,
    'WXR mit vielen Einträgen': `<rss><channel>${'<item><title>a</title></item>'.repeat(350_000)}</channel></rss>`,
    'HTML in einer Zelle': `titel;text\na;"${'<p>x</p>'.repeat(1_200_000)}"`,
  }
  for (const [what, file] of Object.entries(files)) {
    const body = Buffer.from(file)
    const octets = { ...headers, 'content-type': 'application/octet-stream' }
    sent.push(
      {
        what: `redaktionUebernahmeAusDatei: ${what}`,
        method: 'POST',
        path: `${calls.redaktionUebernahmeAusDatei.path}?name=datei.${what.slice(0, 4).trim().toLowerCase()}`,
        headers: octets,
        body,
      },
      {
        what: `redaktionAbfalleinfuhrPruefen: ${what}`,
        method: 'POST',
        path: `${calls.redaktionAbfalleinfuhrPruefen.path}?name=datei.csv`,
        headers: octets,
        body,
      },
    )
  }
  return sent
}
