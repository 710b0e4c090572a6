import { calls, isCmsError } from '@rathausplatz/contract'
import { KONTAKTFORMULAR, kontaktformular } from '@rathausplatz/contract/kontaktformular'
import { expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { testTown } from '../test-town.ts'
import { tablesOf } from './tables.ts'
import { formNumber } from './testing/form-town.ts'

const nachricht = {
  anlass: 'frage',
  nachricht: 'Wann wird der Spielplatz fertig?',
  name: 'Erika Beispiel',
  email: 'erika@example.org',
}

const unit = (name: string, more: object) => ({ name, ...more })
const mailTo = (kennung: string) => ({ kommunikation: [{ kanal: 'EMAIL', kennung }] })
const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const organisationseinheit = [
  unit('Stadtwerke', { slug: 'stadtwerke', ...mailTo('werke@example.org') }),
  unit('Freibad', { slug: 'freibad', seite: '/freibad', ...mailTo('bad@example.org') }),
  unit('Kiosk', { slug: 'kiosk', seite: '/freibad/kiosk', uebergeordnet: 'stadtwerke' }),
  unit('Bauamt', { slug: 'bauamt', kommunikation: [{ kanal: 'TELEFON', kennung: '030 23125-160' }] }),
  unit('Ringamt', { slug: 'ringamt', uebergeordnet: 'ringamt' }),
]

async function town(records: object = { stadt: [stadt], organisationseinheit }) {
  const made = await testTown(records)
  const { call, pass, store } = made
  const send = async (change: object, { number = 1, sender }: { number?: number; sender?: string } = {}) => {
    const { beginn } = await call(calls.formularBeginn, {})
    pass(5)
    return call(calls.formularSenden, {
      params: { slug: KONTAKTFORMULAR },
      body: { einreichung: formNumber(number), beginn, eingaben: { ...nachricht, ...change } },
      sender,
    })
  }
  const mails = () => store.database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().execute()
  const rows = () => tablesOf(store.database.read).selectFrom('formular_eingaenge').selectAll().execute()
  return { ...made, send, mails, rows }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (isCmsError(error) ? error : undefined),
  )

test('Spec §2 /kontakt: a town without a contact form has a default, and its own form replaces the default', async () => {
  const { call } = await town()
  const found = await call(calls.formular, { params: { slug: KONTAKTFORMULAR } })
  expect(found).toMatchObject({ titel: 'Nachricht an die Stadt', offen: true, detailURL: '/kontakt' })
  expect(found).not.toHaveProperty('amt_der_seite')
  const own = await town({ formular: [{ ...kontaktformular, titel: 'Schreiben Sie uns' }] })
  expect(await own.call(calls.formular, { params: { slug: KONTAKTFORMULAR } })).toMatchObject({
    titel: 'Schreiben Sie uns',
    detailURL: '/kontakt',
  })
  expect((await own.call(calls.formulare, {})).data).toMatchObject([{ detailURL: '/kontakt' }])
  // The form has one address only.
  expect(await own.call(calls.route, { query: { url: '/formulare/kontakt' } })).toMatchObject({
    redirect: { to: '/kontakt' },
  })
})

test('A message is stored before it is acknowledged, and goes to the office once, with the sender as reply address', async () => {
  const { send, mails, rows } = await town()
  const { vorgang } = await send({
    seite: '/freibad',
    nachricht: 'Grüße!\n<b>Wann</b> ist auf?',
    telefon: '030 23125-9',
  })
  expect(await rows()).toMatchObject([{ vorgang, formular: 'kontakt', email: 'erika@example.org' }])
  const sent = (await mails()).filter(({ an }) => an !== 'erika@example.org')
  expect(sent).toMatchObject([
    {
      an: 'bad@example.org',
      antwort_an: 'erika@example.org',
      betreff: `Nachricht an die Stadt (${vorgang})`,
    },
  ])
  expect(sent[0]?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Worum geht es?',
      '> Frage oder Anliegen',
      'Ihre Nachricht betrifft die Seite:',
      '> /freibad',
      'Ihre Nachricht:',
      '> Grüße!',
      '> <b>Wann</b> ist auf?',
      'Telefon:',
      '> 030 23125-9',
      'Eine Antwort auf diese E-Mail geht an erika@example.org.',
    ]),
  )
})

test.each([
  ['of a page below that of a house', '/freibad/preise?seite=2', 'bad@example.org'],
  ['of a house without an address', '/freibad/kiosk', 'werke@example.org'],
  ['of the page of an office', '/rathaus/aemter/stadtwerke', 'werke@example.org'],
  ['of a page whose name only begins like that of a house', '/freibadfest', 'stadt@example.org'],
  ['of an office without an e-mail address', '/rathaus/aemter/bauamt', 'stadt@example.org'],
  ['of an office that belongs to itself', '/rathaus/aemter/ringamt', 'stadt@example.org'],
  ['of no page', '', 'stadt@example.org'],
  ['of a page elsewhere', '//evil.example', 'stadt@example.org'],
])('A message %s goes to the responsible office', async (_what, seite, an) => {
  const { send, mails } = await town()
  await send({ seite })
  expect((await mails()).map(mail => mail.an)).toContain(an)
  expect(
    (await mails()).filter(mail => mail.anlass === 'formular' && mail.an !== 'erika@example.org'),
  ).toHaveLength(1)
})

test('A message about the website itself goes to the town and names its page', async () => {
  const { send, mails } = await town()
  await send({ seite: '/freibad', anlass: 'barriere' })
  const mail = (await mails()).find(({ an }) => an !== 'erika@example.org')
  expect(mail).toMatchObject({ an: 'stadt@example.org' })
  expect(mail?.text).toContain('/freibad')
})

test('A message without a recipient is stored anyway', async () => {
  const { send, rows, mails } = await town({})
  await send({ email: 'erika@example.org' })
  expect(await rows()).toHaveLength(1)
  expect((await mails()).map(({ an }) => an)).toEqual(['erika@example.org'])
})

test('R-X17: an invalid page is dropped instead of refusing the message', async () => {
  const { send, rows } = await town()
  await send({ seite: '//evil.example' })
  await send({ seite: '/a'.repeat(400) }, { number: 2 })
  await send({ seite: '/freibad/../schillerschule' }, { number: 3 })
  await send({ seite: '/freibad/%2E%2e' }, { number: 4 })
  for (const { antworten } of await rows()) expect(antworten).not.toContain('Ihre Nachricht betrifft')
})

test.each([
  ['no name', { name: '  ' }],
  ['a name of which nothing is seen (R-X17)', { name: '\u200b\u2060' }],
  ['a message of which nothing is seen (R-X17)', { nachricht: '\u200d\u200b\u3164' }],
  ['a name in two lines that are told apart by an unseen sign (R-X17)', { name: 'Erika\u2028Bcc: x' }],
  ['a name with a line break (M-03)', { name: 'Erika\r\nBcc: alle@example.org' }],
  ['two addresses in one (M-03)', { email: 'a@example.org, b@example.org' }],
  ['an address with a line break (M-03)', { email: 'a@example.org\nBcc: b@example.org' }],
  ['no address', { email: 'erika' }],
  ['an address without a country (R-X17)', { email: 'a@müller' }],
  ['an address with a gap (R-X17)', { email: 'a b@müller.example' }],
  ['an empty message', { nachricht: ' \n ' }],
  ['a message without end', { nachricht: 'a'.repeat(5_001) }],
  ['a telephone number of words', { telefon: 'ruf mich an' }],
  ['an unknown matter', { anlass: 'constructor' }],
])('The contact form refuses %s', async (_what, change) => {
  const { send, rows } = await town()
  const refused = await refusal(send(change))
  expect(refused?.code).toBe('ungueltig')
  expect(refused?.details?.issues?.map(({ path }) => path)).toEqual(Object.keys(change))
  expect(await rows()).toEqual([])
})

test.each(['a@müller.example', 'a@xn--mller-kva.example', "o'neil+rathaus@städtische-werke.example.org"])(
  'R-X17: %s is an e-mail address',
  async email => {
    const { send } = await town()
    expect(await send({ email })).toHaveProperty('vorgang')
  },
)

test('R-X17: invisible characters in a text are removed before it is stored', async () => {
  const { send, rows } = await town()
  await send({ name: 'Erika\u200b Beispiel\u202e', nachricht: 'Guten Tag\u2028Mu\u0308ller' })
  const [row] = await rows()
  expect(JSON.parse(row?.antworten ?? '')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'name', text: 'Erika Beispiel' }),
      expect.objectContaining({ name: 'nachricht', text: 'Guten Tag\nMüller' }),
    ]),
  )
})

test('R-X1: 400 KB of combining marks on one letter are refused at once in every field; earlier, they blocked the site for 44 s', async () => {
  const { send } = await town()
  const marks = `a${'\u0301\u0316'.repeat(200_000)}`
  for (const name of Object.keys(nachricht)) {
    const refused = async () =>
      expect((await refusal(send({ [name]: marks })))?.status, name).toBeGreaterThanOrEqual(400)
    await expectWork(refused, { usualMs: 50 })
  }
})
