import { type CallAnswer, CmsError, type CmsHandlers, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { action } from '../routes/termin-buchen.tsx'
import { testSite } from '../testing/test-site.ts'

const ZEIT = '2026-12-02T09:15:00+01:00'
const params = { angebot: 'buergerbuero', anliegen: 'personalausweis' }
const times = calls.freieTermine.examples[0]?.answer as CallAnswer<typeof calls.freieTermine>

type Refused = {
  data: { isTaken: boolean; andere: string[]; refused: { title: string; errors: Record<string, string> } }
  init: { status: number }
}

/** Sends the form to a town whose offices can or cannot send mails, and returns the result. */
async function send(
  typed: Record<string, string>,
  { mail = true, terminBuchen }: { mail?: boolean; terminBuchen?: CmsHandlers['terminBuchen'] } = {},
) {
  const booked: object[] = []
  const { site } = testSite({
    freieTermine: () => ({ ...times, angebot: { ...times.angebot, mail } }),
    terminBuchen:
      terminBuchen ??
      (({ body: { name, email, telefon } }) => {
        booked.push({ name, email, telefon })
        return { nummer: 'T-7GQ2M9XD', schluessel: 'k' }
      }),
  })
  const url = new URL('/termin/a/b/buchen?nr=0198f0a2-5c1e-4d3a-9b44-2f6c1a7e8d31', site.publicUrl)
  const geladen = new Date(site.now.getTime() - 60_000).toISOString()
  const body = new URLSearchParams({ zeit: ZEIT, geladen, name: 'Erika Beispiel', ...typed })
  const request = new Request(url, { method: 'POST', body })
  const answer = await action({ request, context: provide(site), url, params } as never).catch(
    (thrown: unknown) => thrown,
  )
  return { booked, refused: answer as Refused }
}

test('With outgoing mail an e-mail address is required', async () => {
  const { refused, booked } = await send({ telefon: '030 23125-0' })
  expect(refused.data.refused).toEqual({
    title: 'Bitte prüfen Sie Ihre Angaben',
    errors: { email: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.' },
  })
  expect(booked).toEqual([])
  const email = 'erika@example.org'
  expect((await send({ email })).booked).toEqual([{ name: 'Erika Beispiel', email, telefon: '' }])
})

test('Without outgoing mail a telephone number or an e-mail address is required', async () => {
  const mail = false
  expect((await send({}, { mail })).refused.data.refused.errors).toMatchObject({
    telefon: expect.stringContaining('eine Telefonnummer oder eine E-Mail-Adresse'),
  })
  for (const reach of [{ telefon: '030 23125-0' }, { email: 'erika@example.org' }])
    expect((await send(reach, { mail })).booked).toMatchObject([reach])
})

test('A form filled in by a program is shown again instead of booked', async () => {
  const email = 'erika@example.org'
  for (const odd of [{ homepage: 'https://example.org' }, { geladen: '' }]) {
    const { refused, booked } = await send({ email, ...odd })
    expect(refused.data.refused.title).toContain('Ihr Termin ist noch nicht gebucht.')
    expect(booked).toEqual([])
  }
})

test('If the time was taken meanwhile, other times are offered; an error of the CMS is shown at its field', async () => {
  const refuseWith = (error: CmsError) =>
    send(
      { email: 'erika@example.org' },
      {
        terminBuchen: () => {
          throw error
        },
      },
    )
  const taken = await refuseWith(new CmsError('vergeben', 'Gerade vergeben.'))
  expect(taken.refused).toMatchObject({
    data: {
      isTaken: true,
      andere: [ZEIT, '2026-12-02T10:00:00+01:00'],
      refused: { title: 'Gerade vergeben.' },
    },
    init: { status: 422 },
  })
  const issues = [{ path: 'name', message: 'Bitte anders.' }]
  const wrong = await refuseWith(new CmsError('ungueltig', undefined, { details: { issues } }))
  expect(wrong.refused.data).toMatchObject({ isTaken: false, refused: { errors: { name: 'Bitte anders.' } } })
})
