import { readdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { openCms } from '../../packages/cms/src/index.ts'
import { memoryOf } from '../memory-of.ts'
import { veranstaltung } from './formulare-beispiele.ts'
import { quickIf } from './quick-if.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/** Files that residents attach, sent to the public page of the form. */
test.describe.configure({ mode: 'default', timeout: 180_000 })

let town: TownWithMail
let address = ''
const CLERK = 'anna.ritter@example.org'
const PASSWORD = 'Kelter Amsel Brunnen Pflug'

/** A form of one step: a sent file is checked at once. */
const form = {
  ...veranstaltung,
  slug: 'bild-senden',
  titel: 'Bild senden',
  schritte: [
    {
      titel: 'Bild',
      felder: [
        { typ: 'datei', name: 'bild', label: 'Bild', arten: ['foto', 'pdf'], anzahl_bis: 3, groesse_mb: 5 },
        { typ: 'text', name: 'wer', label: 'Ihr Name', pflicht: true },
      ],
    },
  ],
}

test.beforeAll(async () => {
  town = await townWithMail('formulare-dateien')
  address = `${town.origin}/formulare/${form.slug}`
  const cms = await openCms({ dataDir: town.folder, log: { info() {}, warn() {}, error() {} } })
  const written = await cms.store.writeAll([
    { kind: 'formular', data: form as never, author: 'test' },
    {
      kind: 'stadt',
      author: 'test',
      data: {
        name: 'Stadt Rebenau',
        anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
        telefon: '030 23125-0',
        email: 'stadt@example.org',
      } as never,
    },
  ])
  const clerk = { realm: 'redaktion' as const, email: CLERK, vorname: 'Anna', nachname: 'Ritter' }
  await cms.accounts.createExamples([{ ...clerk, roles: ['posteingang'], sections: ['/'] }], PASSWORD)
  await cms.close()
  expect(written.ok, JSON.stringify(written)).toBe(true)
})

test.afterAll(() => town.close())

const latin = (text: string) => Buffer.from(text, 'latin1')
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const colour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })

/** Sends a file with the form but without the required name; returns the answer. */
async function sendFile(request: APIRequestContext, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  const answer = await request.post(address, {
    headers: { origin: town.origin },
    multipart: {
      einreichung: crypto.randomUUID(),
      schritt: '0',
      _gezeigt: 'bild,wer',
      wer: '',
      bild: { name, mimeType, buffer },
    },
  })
  return { status: answer.status(), html: await answer.text() }
}

const folder = () => join(town.folder, 'formulare')
const kept = () => readdir(folder()).catch(() => [] as string[])

const refused: readonly (readonly [string, string, Buffer | Promise<Buffer>])[] = [
  ['U-01: HTML that is called .jpg', 'bild.jpg', latin('<html><script>alert(1)</script>')],
  ['U-01: a GIF that is a program', 'bild.gif', latin('GIF89a/*<script>*/=1;alert(1)')],
  ['U-01: an archive that is called .docx', 'brief.docx', latin('PK\u0003\u0004word/document.xml')],
  ['U-01: the file by which virus scanners are tried out', 'eicar.pdf', latin(`%PDF-1.7\n${EICAR}\n%%EOF`)],
  [
    'U-02: a drawing that runs',
    'bild.svg',
    latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['U-02: a drawing in UTF-16', 'bild.svg', Buffer.from('\ufeff<svg><foreignObject/></svg>', 'utf16le')],
  [
    'U-02: a drawing that explodes',
    'bild.svg',
    latin('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
  ],
  ['U-03: a picture that is damaged', 'bild.jpg', latin('\xff\xd8\xff\xe0kaputt')],
  ['U-03: a picture of a kind that no phone takes', 'bild.tif', colour(40, 30).tiff().toBuffer()],
  ['U-03: a moving picture', 'bild.gif', colour(40, 30).gif().toBuffer()],
  ['U-03: a picture of 30,000 by 30,000 points', 'bild.png', pixelBomb()],
  ['U-04: a document that broke off', 'brief.pdf', latin('%PDF-1.7\n')],
  [
    'U-04: a file larger than its question allows',
    'brief.pdf',
    latin(`%PDF-1.7\n${'0'.repeat(5_000_001)}\n%%EOF`),
  ],
]

async function pixelBomb(): Promise<Buffer> {
  const head = await colour(8, 8).png().toBuffer()
  head.writeUInt32BE(30_000, 16)
  head.writeUInt32BE(30_000, 20)
  return head
}

for (const [what, name, bytes] of refused)
  test(`${what} is refused at its question, and nothing of it stays`, async ({ request }) => {
    const before = await kept()
    const { status, html } = await sendFile(request, name, await bytes)
    expect(status).toBe(422)
    expect(html).toMatch(/id="fehler-bild"[^>]*>(?:<[^>]*>)*[^<]+\./)
    expect(html).not.toContain('<script>alert')
    expect(await kept()).toEqual(before)
  })

/** 10,000 frames in one picture: small as a file, 1.6 GB when unpacked. */
async function tenThousandFrames(): Promise<Buffer> {
  const one = await colour(200, 200).gif().toBuffer()
  const withColours = 13 + 3 * 2 ** ((one.readUInt8(10) & 7) + 1)
  const frame = one.subarray(withColours, -1)
  const many = Buffer.concat([one.subarray(0, withColours), ...Array(10_000).fill(frame), one.subarray(-1)])
  expect(await sharp(many, { pages: -1, limitInputPixels: false }).metadata()).toMatchObject({
    pages: 10_000,
  })
  return many
}

/** A picture of 100 MB, uncompressed or compressed to almost nothing. */
const huge = (compression: 'none' | 'deflate') => colour(6_000, 5_600).tiff({ compression }).toBuffer()

/** Forms at which residents send pictures. */
const doors = [
  {
    what: 'a form',
    path: `/formulare/${form.slug}`,
    fields: { schritt: '0', _gezeigt: 'bild,wer', wer: '' },
    feld: 'bild',
    typed: 'Ihr Name',
    button: 'Absenden',
  },
  {
    what: 'a report of a damage',
    path: '/schaeden/neu',
    fields: {},
    feld: 'fotos',
    typed: 'Was sehen Sie?',
    button: 'Meldung absenden',
  },
]

/** The long proof repeats these tests and measures memory as well. */
const asked = doors.flatMap(door => [
  { ...door, proof: '', isMeasured: false },
  { ...door, proof: ', and unpacked by nobody @lang', isMeasured: true },
])

for (const { what, path, fields, feld, proof, isMeasured } of asked)
  test(
    `U-03: a moving picture of 10,000 frames and a picture of 100 MB are refused at ${what} by their first bytes${proof}`,
    quickIf(what === 'a form'),
    async ({ request }) => {
      const before = await kept()
      const files: [string, Buffer][] = [
        ['bild.gif', await tenThousandFrames()],
        ['bild.tif', await huge('deflate')],
      ]
      const memory = isMeasured ? await memoryOf(town.pid) : undefined
      for (const [name, buffer] of files) {
        const einreichung = crypto.randomUUID()
        const sent = request.post(town.origin + path, {
          headers: { origin: town.origin },
          multipart: { ...fields, einreichung, [feld]: { name, mimeType: 'image/jpeg', buffer } },
        })
        expect((await request.get(address)).status()).toBe(200)
        const answer = await sent
        expect(answer.status(), name).toBe(422)
        const [, sentence] =
          new RegExp(`id="fehler-${feld}"[^>]*>(?:<[^>]*>)*([^<]+)`).exec(await answer.text()) ?? []
        expect(sentence, name).toBe(
          `„${name}“ ist ein Bild im Format ${name.endsWith('.gif') ? 'GIF' : 'TIFF'}, das hier nicht geht. Bitte speichern Sie es als JPG und wählen Sie dieses.`,
        )
      }
      if (memory) expect(await memory.grown()).toBeLessThan(150_000_000)
      expect(await kept()).toEqual(before)
    },
  )

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const { what, path, feld, typed, button, proof, isMeasured } of asked)
      test(
        `U-03: a file of 100 MB is refused at ${what} before it arrives${javaScriptEnabled ? ', and what was typed is still there' : ''}${proof}`,
        quickIf(what === 'a form' && javaScriptEnabled),
        async ({ page, request }) => {
          const file = join(town.folder, 'bild.tif')
          await writeFile(file, await huge('none'))
          const before = await kept()
          await page.goto(town.origin + path)
          await page.getByLabel(typed).fill('Erika Beispiel')
          await page.locator(`input[name=${feld}]`).setInputFiles(file)
          const memory = isMeasured ? await memoryOf(town.pid) : undefined
          const pressed = page.getByRole('button', { name: button }).last().click()
          expect((await request.get(address)).status()).toBe(200)
          await pressed
          if (javaScriptEnabled) {
            // A form refuses it when it is chosen; the others when they are sent.
            await (what === 'a form'
              ? expect(page.getByRole('main')).toContainText(
                  /Bitte fügen Sie nur (solche Dateien an|Dateien bis)/,
                )
              : expect(page.getByRole('alert')).toContainText(
                  /^Noch nicht gesendet: Die (Dateien|Fotos) sind zusammen zu groß\. Bitte nehmen Sie /,
                ))
            await expect(page.getByLabel(typed)).toHaveValue('Erika Beispiel')
          } else
            await expect(page.getByRole('main')).toContainText(
              'Die Anfrage ist zu groß. Bitte gehen Sie zurück und kürzen Sie Ihren Text oder wählen Sie kleinere Dateien.',
            )
          if (memory) expect(await memory.grown()).toBeLessThan(150_000_000)
          expect(await kept()).toEqual(before)
        },
      )
  })

test('U-01: a file name leads nowhere, hides nothing and runs nothing; the type of a file follows from its bytes', async ({
  request,
}) => {
  const photo = await colour(40, 30).jpeg().toBuffer()
  for (const name of [
    '../../../etc/passwd',
    'rechnung\u202egpj.exe',
    `${'a'.repeat(255)}.php.jpg`,
    '<b>x</b>.html',
  ]) {
    const before = await kept()
    const { status, html } = await sendFile(request, name, photo, 'text/html')
    // The required name is missing, so the page is shown again; the file has arrived.
    expect(status).toBe(422)
    const [, shown = ''] = /([^<>"]*)\.jpg entfernen/.exec(html) ?? []
    expect(shown, name).toMatch(/^[\p{L}\p{N} _.()-]{1,90}$/u)
    const [fresh = '', ...others] = (await kept()).filter(one => !before.includes(one))
    expect([fresh, others]).toEqual([expect.stringMatching(/^[\w-]{22}$/), []])
  }
})

test('U-01: the desk can only download a file of a submission, with the type of its bytes and a name that the server gives', async ({
  request,
}) => {
  const calls = `${town.origin}/api/cms`
  const pdf = latin('%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF\n')
  const sent = [
    {
      name: 'rechnung\u202egpj.exe',
      type: 'application/octet-stream',
      bytes: await colour(40, 30).jpeg().toBuffer(),
    },
    { name: '<b>x</b>.html', type: 'image/png', bytes: pdf },
  ]
  const einreichung = crypto.randomUUID()
  const { beginn } = await (await request.post(`${calls}/formular-beginn`)).json()
  const bild: { kennung: string }[] = []
  for (const { name, type, bytes } of sent) {
    const query = new URLSearchParams({ einreichung, feld: 'bild', name })
    const arrived = await request.post(`${calls}/formulare/${form.slug}/dateien?${query}`, {
      headers: { 'content-type': type },
      data: bytes,
    })
    expect(arrived.status(), await arrived.text()).toBe(200)
    bild.push(await arrived.json())
  }
  let vorgang = ''
  // A form that is sent within two seconds is refused.
  await expect
    .poll(async () => {
      const data = { einreichung, beginn, eingaben: { bild, wer: 'Erika Beispiel' } }
      const answer = await request.post(`${calls}/formulare/${form.slug}/eingaenge`, { data })
      vorgang = (await answer.json()).vorgang
      return answer.status()
    })
    .toBe(200)

  const signedIn = await request.post(`${calls}/redaktion/login`, {
    data: { email: CLERK, passwort: PASSWORD },
  })
  const { token } = await signedIn.json()
  const kept = await Promise.all(
    bild.map(({ kennung }) =>
      request.get(`${calls}/redaktion/eingaenge/${vorgang}/dateien/${kennung}`, {
        headers: { 'redaktion-authorization': token },
      }),
    ),
  )
  const [photo, document] = bild.map(({ kennung }) => `${vorgang}-${kennung.slice(0, 6)}`)
  const always = { 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' }
  expect(kept.map(answer => answer.headers())).toEqual([
    expect.objectContaining({
      ...always,
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${photo}.jpg"`,
    }),
    expect.objectContaining({
      ...always,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${document}.pdf"`,
    }),
  ])
  expect(await kept[1]?.body()).toEqual(pdf)
})

test('U-01, U-05: a stored photo has no data of the camera and no bytes behind the picture', async ({
  request,
}) => {
  const before = await kept()
  const photo = await colour(60, 40)
    .withExif({ IFD0: { Artist: 'Erika Beispiel' }, IFD3: { GPSLatitude: '49/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  await sendFile(request, 'laterne.jpg', Buffer.concat([photo, latin('<script>alert(1)</script>')]))
  const fresh = (await kept()).find(one => !before.includes(one)) ?? ''
  const stored = await readFile(join(folder(), fresh))
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  expect(stored.includes('Erika') || stored.includes('<script>')).toBe(false)
})

test('U-04: a form of ten thousand parts is refused, and the page answers others meanwhile', async ({
  request,
}) => {
  const line = '-----------------------------7e1'
  const part = (name: string, file: boolean) =>
    `--${line}\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.jpg"\r\nContent-Type: image/jpeg' : ''}\r\n\r\n1\r\n`
  const body = `${part('bild', true).repeat(10_000)}--${line}--\r\n`
  const before = await kept()
  const sent = request.post(address, {
    headers: { origin: town.origin, 'content-type': `multipart/form-data; boundary=${line}` },
    data: body,
  })
  expect((await request.get(address)).status()).toBe(200)
  expect([413, 422, 429]).toContain((await sent).status())
  expect(await kept()).toEqual(before)
})

/**
 * Sends raw bytes, like a program that ignores HTTP. Returns the first line of the answer; '' if there is
 * none.
 */
function speak(head: string, body: Buffer, end: 'wait' | 'abort'): Promise<string> {
  const { port } = new URL(town.origin)
  return new Promise(resolve => {
    const socket = connect(Number(port), '127.0.0.1')
    let heard = ''
    socket.on('data', chunk => {
      heard += chunk.toString('latin1')
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''))
    socket.write(head)
    socket.write(body, () => {
      if (end === 'abort') socket.destroy()
    })
  })
}

const headOf = (length: number) =>
  [
    `POST /formulare/${form.slug} HTTP/1.1`,
    `Host: ${new URL(town.origin).host}`,
    `Origin: ${town.origin}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n')
const beginning = latin('--x\r\nContent-Disposition: form-data; name="bild"; filename="a.jpg"\r\n\r\n')

test('U-04: a body of 10 GB is refused by its stated size, before it arrives', async () => {
  expect(await speak(headOf(10_000_000_000), beginning, 'wait')).toMatch(/^HTTP\/1\.1 413 /)
})

test('U-04: a form that breaks off shortly before its end leaves no file', async ({ request }) => {
  const before = await kept()
  const body = Buffer.concat([beginning, await colour(400, 300).jpeg().toBuffer()])
  expect(await speak(headOf(body.byteLength + 40), body, 'abort')).toBe('')
  expect((await request.get(address)).status()).toBe(200)
  expect(await kept()).toEqual(before)
})

test('U-06: no public address leads to a sent file', async ({ request }) => {
  await sendFile(request, 'laterne.jpg', await colour(40, 30).jpeg().toBuffer())
  const [file = ''] = await kept()
  expect(file).not.toBe('')
  const calls = `${town.origin}/api/cms`
  for (const path of [
    `${town.origin}/formulare/${file}`,
    `${address}/${file}`,
    `${town.origin}/formulare/..%2fformulare%2f${file}`,
    `${town.origin}/medien/${file}`,
    `${town.origin}/medien/dateien/${file}`,
    `${calls}/formulare/${form.slug}/dateien/${file}`,
    `${calls}/redaktion/eingaenge/F-AAAAAAAA/dateien/${file}`,
  ]) {
    const answer = await request.get(path, { headers: { range: 'bytes=0-9' } })
    expect([400, 401, 404, 405], path).toContain(answer.status())
    expect(answer.headers()['content-type'], path).not.toContain('image')
  }
})
