import { buffer } from 'node:stream/consumers'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Cms, calls, cmsOverHttp } from '@rathausplatz/contract'
import sharp from 'sharp'
import { konto, PASSWORD } from './at-the-desk.ts'
import { type SiteInFront, startSite } from './site-in-front.ts'

/** Files of a remote CMS (CMS_URL) that the built site passes on; the CMS decides who may open them. */
test.describe.configure({ mode: 'default' })

let front: SiteInFront
let cms: Cms

test.beforeAll(async ({ baseURL }) => {
  cms = cmsOverHttp(baseURL ?? '', { timeout: 60_000 })
  front = await startSite(baseURL ?? '')
})
test.afterAll(() => void front.site.kill())

const send = (request: APIRequestContext, path: string, form: Record<string, string>) =>
  request.post(front.origin + path, { form, headers: { origin: front.origin }, maxRedirects: 0 })

/** Signs in at the site in front; returns the token, which the CMS accepts as well. */
async function enter(request: APIRequestContext, realm: string, email: string): Promise<string> {
  const answer = await send(request, `/${realm}/anmelden`, { email, passwort: PASSWORD })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, `/${realm}`])
  const { cookies } = await request.storageState()
  return decodeURIComponent(cookies.find(({ name }) => name === `token-${realm}`)?.value ?? '')
}

/** Creates an account of a council member that no other test uses. */
async function newMember(vorname: string, nachname: string): Promise<string> {
  const email = `${nachname}-${crypto.randomUUID().slice(0, 8)}@rat.example.org`.toLowerCase()
  const person = `${vorname}-${nachname}`.toLowerCase()
  const passwort = await konto('anlegen', 'raete', email, vorname, nachname, '--person', person)
  const { token } = await cms.call(calls.raeteLogin, { body: { email, passwort } })
  const changed = { passwort, neues_passwort: PASSWORD }
  await cms.call(calls.raetePasswort, { body: changed, token })
  return email
}

/** Expects these bytes at the path, whole and for a range request. */
async function isGiven(request: APIRequestContext, path: string, bytes: Buffer) {
  const whole = await request.get(front.origin + path)
  expect([whole.status(), whole.headers()['content-type']], path).toEqual([200, 'application/pdf'])
  expect(whole.headers()['cache-control']).toBe('private, no-store')
  expect((await whole.body()).equals(bytes), path).toBe(true)
  const part = await request.get(front.origin + path, { headers: { range: 'bytes=5-20' } })
  expect([part.status(), part.headers()['content-range']]).toEqual([206, `bytes 5-20/${bytes.length}`])
  expect((await part.body()).equals(bytes.subarray(5, 21))).toBe(true)
  const beyond = await request.get(front.origin + path, { headers: { range: `bytes=${bytes.length}-` } })
  expect(beyond.status()).toBe(416)
}

async function isRefused(request: APIRequestContext, path: string, status: number) {
  for (const headers of [{}, { range: 'bytes=0-9' }]) {
    const answer = await request.get(front.origin + path, { headers, maxRedirects: 0 })
    expect(answer.status(), path).toBe(status)
  }
}

test('A document of the staff opens for a clerk, whole and in parts, and for nobody else', async ({
  playwright,
  request,
}) => {
  const datei = 'brandschutzordnung.pdf'
  const path = `/intranet/datei/${datei}`
  const clerk = await playwright.request.newContext()
  const token = await enter(clerk, 'intranet', 'jan.oberle@rebenau.example.org')
  const { inhalt } = await cms.call(calls.intranetDatei, { params: { datei }, query: {}, token })
  await isGiven(clerk, path, await buffer(inhalt()))
  await isRefused(clerk, '/intranet/datei/gibt-es-nicht.pdf', 404)
  await isRefused(request, path, 303)
  await isRefused(request, `/medien/${datei}`, 404)
  await clerk.dispose()
})

/** Returns a meeting of this body with non-public papers, and one of these papers. */
async function closedPaper(gremium: string, token: string) {
  const query = { gremium, bis: '2999-12-31', pro_seite: 100 }
  const meetings = await cms.call(calls.raeteSitzungen, { query, token })
  for (const { id } of meetings.data.filter(({ nichtoeffentlich }) => nichtoeffentlich > 0)) {
    const meeting = JSON.stringify(await cms.call(calls.raeteSitzung, { params: { id }, token }))
    const [, datei] = /\/raete\/datei\/([^"]+)/.exec(meeting) ?? []
    if (datei) return { id, datei }
  }
  throw new Error(`${gremium} has no closed paper`)
}

test('A closed paper and the packet of its meeting open for a member of the body; another member gets 404 for the paper and only the public part of the packet', async ({
  playwright,
  request,
}) => {
  const [member, other] = await Promise.all([
    playwright.request.newContext(),
    playwright.request.newContext(),
  ])
  const token = await enter(member, 'raete', await newMember('Stefan', 'Kiefer'))
  await enter(other, 'raete', await newMember('Ursula', 'Gegenheimer'))
  const { id, datei } = await closedPaper('technischer-ausschuss', token)
  const paper = `/raete/datei/${datei}`
  const kept = await cms.call(calls.raeteDatei, { params: { datei }, query: {}, token })
  await isGiven(member, paper, await buffer(kept.inhalt()))
  await isRefused(other, paper, 404)
  await isRefused(request, paper, 303)

  const packet = `/raete/sitzungen/${id}/paket.pdf`
  const whole = await cms.call(calls.raetePaket, { params: { id }, query: {}, token })
  const bytes = await buffer(whole.inhalt())
  await isGiven(member, packet, bytes)
  await isRefused(request, packet, 303)
  // The public part of the packet is for every member.
  const ofOthers = await other.get(front.origin + packet)
  expect(ofOthers.status()).toBe(200)
  expect((await ofOthers.body()).length).toBeLessThan(bytes.length)
  await Promise.all([member.dispose(), other.dispose()])
})

test('The sender of a form gets a copy with its number and secret, and nobody with another secret does', async ({
  request,
}) => {
  const { beginn } = await cms.call(calls.formularBeginn, {})
  const body = {
    einreichung: crypto.randomUUID(),
    beginn,
    eingaben: {
      thema: 'wein',
      sprache: 'deutsch',
      wann: 'An einem Samstag im Mai',
      uhrzeit: '14:00',
      personen: '12',
      name: 'Erika Beispiel',
      'e-mail': 'erika@example.org',
    },
  }
  const params = { slug: 'fuehrung-anfragen' }
  let sent = { vorgang: '', kennwort: '' }
  // A form that is sent within two seconds is refused.
  await expect
    .poll(async () => {
      sent = await cms.call(calls.formularSenden, { params, body }).catch((error: unknown) => ({
        vorgang: String(error),
        kennwort: '',
      }))
      return sent.vorgang
    })
    .toMatch(/^F-/)
  const { vorgang, kennwort } = sent
  const copy = await send(request, '/formulare/stand/kopie', { vorgang, kennwort })
  expect([copy.status(), copy.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(copy.headers()['content-disposition']).toBe(`attachment; filename="${vorgang}.pdf"`)
  expect((await copy.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const refused = await send(request, '/formulare/stand/kopie', { vorgang, kennwort: '7GQ2M9XD4HT8PZ3K' })
  expect(refused.status()).toBe(422)
})

test('A photo of a damage opens for its reporter, and for everybody once the town shows it', async ({
  request,
}) => {
  const einreichung = crypto.randomUUID()
  const grey = sharp({ create: { width: 80, height: 60, channels: 3, background: '#3a4a5a' } })
  const file = new Uint8Array(await grey.jpeg().toBuffer())
  const { kennung } = await cms.call(calls.schadenFoto, { query: { einreichung }, file })
  const told = { kategorie: 'licht' as const, text: 'Die Laterne ist dunkel.', adresse: 'Kirchgasse 7' }
  const { nummer, schluessel } = await cms.call(calls.schadenMelden, {
    body: { ...told, einreichung, fotos: [kennung] },
  })
  const own = `/schaeden/eigene/${encodeURIComponent(schluessel)}/fotos/${kennung}`
  const shown = `/schaeden/${nummer}/fotos/${kennung}`
  const look = async (path: string) => {
    const answer = await request.get(front.origin + path)
    return [answer.status(), answer.headers()['content-type']]
  }
  await expect.poll(() => look(own)).toEqual([200, 'image/jpeg'])
  const otherKey = (schluessel.startsWith('A') ? 'B' : 'A') + schluessel.slice(1)
  expect((await look(own.replace(encodeURIComponent(schluessel), encodeURIComponent(otherKey))))[0]).toBe(404)
  expect((await look(shown))[0]).toBe(404)

  const desk = { email: 'posteingang@rebenau.example.org', passwort: PASSWORD }
  const { token = '' } = await cms.call(calls.redaktionLogin, { body: desk })
  const { fassung } = await cms.call(calls.redaktionSchaden, { params: { nummer }, token })
  await cms.call(calls.redaktionSchadenSchritt, {
    params: { nummer },
    body: { grundfassung: fassung, schritt: 'zeigen', fotos: [kennung] },
    token,
  })
  await expect.poll(() => look(shown)).toEqual([200, 'image/jpeg'])
})
