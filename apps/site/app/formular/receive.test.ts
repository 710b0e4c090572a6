import { CmsError, type CmsHandlers, NoData } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { fassungOf } from './fassung.ts'
import type { Form } from './form.ts'
import { receive } from './receive.ts'

const common = { hilfe: '', pflicht: true, pflicht_meldung: '', xor: '' }
const formular = {
  slug: 'schaden-melden',
  titel: 'Schaden melden',
  schritte: [
    {
      titel: 'Der Schaden',
      hilfe: '',
      felder: [{ ...common, typ: 'langtext', name: 'was', label: 'Was?', laenge_von: 0, laenge_bis: 500 }],
    },
  ],
} as unknown as Form

const stored = { vorgang: 'F-7GQ2M9XD', kennwort: '7GQ2M9XD4HT8PZ3K', eingangsmail: false }
const einreichung = '0199aa10-7c1e-4d3a-9f51-3f6f0a1c2b3d'

/** Returns functions that send a form to a site whose CMS has these handlers. */
function sentTo(handlers: CmsHandlers, asked = formular) {
  const { site, lines } = testSite(handlers)
  const send = (fields: object = {}) => {
    const form = new FormData()
    const all = {
      einreichung,
      beginn: 'alt',
      schritt: '0',
      was: 'Laterne dunkel',
      _gezeigt: 'was',
      ...fields,
    }
    for (const [name, value] of Object.entries(all)) form.set(name, value)
    return receive(site, asked, form, new AbortController().signal)
  }
  return { send, lines }
}

test('D-03: a form that could not be stored keeps all input; when it is sent again, it has the same id', async () => {
  const asked: unknown[] = []
  let isFull = true
  const { send, lines } = sentTo({
    formularSenden: ({ body }) => {
      asked.push(body.einreichung)
      if (isFull) throw new CmsError('nicht-gespeichert')
      return stored
    },
  })
  const refused = await send()
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    answered: {
      begun: { eingaben: { was: 'Laterne dunkel' }, at: 0 },
      titel: expect.stringContaining('Ihre Angaben stehen noch hier.'),
    },
  })
  expect(lines).toMatchObject([{ level: 'error' }])
  isFull = false
  expect(await send()).toMatchObject({ art: 'angekommen', received: { vorgang: 'F-7GQ2M9XD' } })
  expect(asked).toEqual([einreichung, einreichung])
})

test('L2: a form whose fate nobody knows keeps all input, and its sender reads that nobody knows', async () => {
  const { send } = sentTo({
    formularSenden: () => Promise.reject(new NoData('formularSenden', undefined, { status: 504 })),
  })
  expect(await send()).toMatchObject({
    status: 503,
    answered: {
      begun: { eingaben: { was: 'Laterne dunkel' } },
      titel: expect.stringMatching(/^Wir wissen nicht, ob .* Ihre Angaben stehen noch hier\.$/),
    },
  })
})

test('F-13: if the server does not know the start token, the form gets a new one and is accepted at the second attempt', async () => {
  const { send } = sentTo({
    formularBeginn: () => ({ beginn: 'neu', nullen: 14 }),
    formularSenden: ({ body }) => {
      if (body.beginn === 'neu') return stored
      throw new CmsError('ungueltig', 'Bitte senden Sie es noch einmal ab.', {
        details: { issues: [{ path: 'beginn', message: 'x' }] },
      })
    },
  })
  const first = await send()
  expect(first).toMatchObject({
    status: 422,
    answered: {
      begun: { beginn: 'neu', eingaben: { was: 'Laterne dunkel' } },
      fehler: {},
      titel: 'Bitte senden Sie es noch einmal ab.',
    },
  })
  expect(await send({ beginn: 'neu' })).toMatchObject({ art: 'angekommen' })
})

test('M-07: if a browser fills in the trap, the form is shown again with all input, and accepted with an empty trap', async () => {
  const { send } = sentTo({
    formularSenden: ({ body }) => {
      if (body.homepage === '') return stored
      throw new CmsError('ungueltig', 'Bitte senden Sie es noch einmal ab.', {
        details: { issues: [{ path: 'homepage', message: 'Bitte leer lassen.' }] },
      })
    },
  })
  expect(await send({ homepage: 'https://www.example.org' })).toMatchObject({
    status: 422,
    answered: {
      begun: { beginn: 'alt', eingaben: { was: 'Laterne dunkel' } },
      fehler: {},
      titel: 'Bitte senden Sie es noch einmal ab.',
    },
  })
  expect(await send({ homepage: '' })).toMatchObject({ art: 'angekommen' })
})

test('A refused file prevents sending, and the question shows the reason', async () => {
  const [step] = formular.schritte
  const foto = { ...common, pflicht: false, typ: 'datei', name: 'foto', label: 'Foto', anzahl_bis: 1 }
  const withPhoto = { ...formular, schritte: [{ ...step, felder: [...(step?.felder ?? []), foto] }] }
  const { send } = sentTo(
    {
      formularDatei: () => {
        throw new CmsError('ungueltig', 'Bitte prüfen.', {
          details: { issues: [{ path: 'foto', message: 'Diese Datei ist zu groß.' }] },
        })
      },
      formularSenden: () => expect.unreachable(),
    },
    withPhoto as unknown as Form,
  )
  const photo = new File(['x'], 'laterne.jpg', { type: 'image/jpeg' })
  expect(await send({ foto: photo })).toMatchObject({
    status: 422,
    answered: {
      begun: { eingaben: { was: 'Laterne dunkel' } },
      fehler: { foto: 'Diese Datei ist zu groß.' },
    },
  })
})

const [step] = formular.schritte
const foto = {
  ...common,
  pflicht: false,
  typ: 'datei',
  name: 'foto',
  label: 'Foto',
  arten: ['foto'],
  groesse_mb: 10,
}
const withPhoto = {
  ...formular,
  offen: true,
  schritte: [{ ...step, felder: [...(step?.felder ?? []), { ...foto, anzahl_bis: 1 }] }],
} as unknown as Form

const _gezeigt = 'was,foto'

test('F4: a chosen file without bytes is told at its field, and a field without a file is not', async () => {
  const { send } = sentTo(
    { formularDatei: () => expect.unreachable(), formularSenden: () => stored },
    withPhoto,
  )
  expect(await send({ _gezeigt, foto: new File([], 'laterne.jpg', { type: 'image/jpeg' }) })).toMatchObject({
    status: 422,
    answered: {
      begun: { eingaben: { was: 'Laterne dunkel' } },
      fehler: { foto: '„laterne.jpg“ ist leer. Bitte wählen Sie eine andere Datei.' },
    },
  })
  expect(
    await send({ _gezeigt, foto: new File([], '', { type: 'application/octet-stream' }) }),
  ).toMatchObject({
    art: 'angekommen',
  })
})

test('F4: what was typed after a form was sent can be sent as a form of its own', async () => {
  const known: Record<string, string> = { [einreichung]: 'Und das Schild.' }
  const { send } = sentTo(
    {
      formularSenden: ({ body }) => {
        const before = known[body.einreichung]
        if (before !== undefined && before !== body.eingaben['was'])
          throw new CmsError('nicht-moeglich', 'Dieses Formular ist schon bei uns.')
        known[body.einreichung] = String(body.eingaben['was'])
        return stored
      },
    },
    withPhoto,
  )
  const photo = JSON.stringify({ kennung: 'k', name: 'laterne.jpg', typ: 'image/jpeg', groesse: 10 })
  const refused = await send({ _gezeigt, foto: photo })
  expect(refused).toMatchObject({
    status: 409,
    answered: {
      begun: { eingaben: { was: 'Laterne dunkel', foto: [] } },
      fehler: { foto: 'Bitte fügen Sie die Datei noch einmal an.' },
      titel: 'Dieses Formular ist schon bei uns.',
    },
  })
  const next = 'answered' in refused ? refused.answered.begun.einreichung : ''
  expect(next).not.toBe(einreichung)
  expect(await send({ _gezeigt, einreichung: next })).toMatchObject({ art: 'angekommen' })
  expect(known).toEqual({ [einreichung]: 'Und das Schild.', [next]: 'Laterne dunkel' })
})

/** A form about bulky waste with a price in its answers. */
const bulky = (price: string, more: readonly string[] = []) =>
  ({
    ...formular,
    offen: true,
    schritte: [
      ...formular.schritte,
      {
        titel: 'Wie schnell',
        hilfe: '',
        felder: [
          {
            ...common,
            typ: 'radio',
            name: 'wann',
            label: 'Wie schnell?',
            optionen: [
              { label: `Innerhalb von vier Werktagen, für ${price}`, wert: 'schnell' },
              ...more.map(wert => ({ label: wert, wert })),
            ],
          },
        ],
      },
    ],
  }) as unknown as Form

const answers = { wann: 'schnell', schritt: '2', _tun: 'senden' }

test('F4: nobody sends answers to a question that he did not see: a price that changed is shown first', async () => {
  const before = fassungOf(bulky('60 €'))
  const { send } = sentTo({ formularSenden: () => stored }, bulky('85 €'))
  const shown = await send({ ...answers, _fassung: before })
  expect(shown).toMatchObject({
    status: 200,
    answered: {
      isChanged: true,
      hinweis: 'Das Formular wurde gerade geändert. Bitte prüfen Sie Ihre Angaben noch einmal.',
      begun: { at: 2, eingaben: { was: 'Laterne dunkel', wann: 'schnell' } },
    },
  })
  const seen = 'answered' in shown ? shown.answered.begun.fassung : undefined
  expect(seen).not.toBe(before)
  expect(await send({ ...answers, _fassung: seen })).toMatchObject({ art: 'angekommen' })
})

test('F4: an answer that a form no longer offers leads to its question, which says that the form has changed', async () => {
  const { send } = sentTo({ formularSenden: () => expect.unreachable() }, bulky('85 €'))
  expect(
    await send({ ...answers, wann: 'altmetall', _fassung: fassungOf(bulky('85 €', ['altmetall'])) }),
  ).toMatchObject({
    status: 422,
    answered: {
      isChanged: true,
      titel: 'Das Formular wurde gerade geändert. Bitte prüfen Sie Ihre Angaben noch einmal.',
      fehler: { wann: expect.any(String) },
      begun: { at: 1, toSummary: true, eingaben: { was: 'Laterne dunkel' } },
    },
  })
})

test('F4: a step is not asked twice while the form stays as it is, nor for a page from before the mark', async () => {
  const { send } = sentTo({ formularSenden: () => stored }, bulky('60 €'))
  expect(await send({ ...answers, _fassung: fassungOf(bulky('60 €')) })).toMatchObject({ art: 'angekommen' })
  expect(await send(answers)).toMatchObject({ art: 'angekommen' })
})

describe('F6: a day keeps its meaning while a form is filled in', () => {
  const sinceWhen = {
    ...common,
    typ: 'datum',
    name: 'seit',
    label: 'Seit wann?',
    zeitraum: 'bis_heute',
    ungefaehr: false,
  }
  const dog = { slug: 'hund', titel: 'Hund', schritte: [{ titel: 'Hund', hilfe: '', felder: [sinceWhen] }] }
  const asked = dog as unknown as Form
  const today = '2026-11-20'
  const typed = { seit: 'gestern', _gezeigt: 'seit', _geoeffnet: today }

  test.each([['speichern'], ['zurueck'], ['bleiben'], ['zu:0']])(
    'the step %s carries the day that was understood',
    async task => {
      const saved: unknown[] = []
      const { send } = sentTo(
        {
          formularSpeichern: ({ body }) => {
            saved.push(body.eingaben['seit'])
            return { code: '7GQ2M9XD4HT8PZ3K', gilt_bis: '2026-12-04T11:00:00.000Z' }
          },
        },
        asked,
      )
      const next = await send({ ...typed, _tun: task })
      expect(next).toMatchObject({ answered: { begun: { opened: today, eingaben: { seit: '19.11.2026' } } } })
      expect(saved).toEqual(task === 'speichern' ? ['19.11.2026'] : [])
    },
  )

  test('the CMS receives the day in full, so that a midnight between both servers changes nothing', async () => {
    const { send } = sentTo(
      {
        formularSenden: ({ body }) => {
          expect(body.eingaben).toMatchObject({ seit: '19.11.2026' })
          return stored
        },
      },
      asked,
    )
    expect(await send(typed)).toMatchObject({ art: 'angekommen' })
  })

  test.each([['weiter'], ['senden']])(
    'after midnight the step %s asks which day is meant, and keeps the text',
    async task => {
      const { send } = sentTo({}, asked)
      expect(await send({ ...typed, _geoeffnet: '2026-11-19', _tun: task })).toMatchObject({
        status: 422,
        answered: {
          fehler: { seit: expect.stringContaining('Meinen Sie 18.11.2026 oder 19.11.2026?') },
          begun: { at: 0, opened: '2026-11-19', eingaben: { seit: 'gestern' } },
        },
      })
    },
  )

  const many = (...felder: object[][]) =>
    ({
      slug: 'hund',
      titel: 'Hund',
      schritte: felder.map(felder => ({ titel: 'Hund', hilfe: '', felder })),
    }) as unknown as Form
  const when = (name: string, more: object = {}) => ({ ...sinceWhen, name, ...more })
  const words = {
    ...common,
    typ: 'text',
    name: 'name',
    label: 'Name',
    laenge_von: 0,
    laenge_bis: 80,
    muster: '',
  }
  const proof = {
    ...common,
    typ: 'datei',
    name: 'beleg',
    label: 'Beleg',
    pflicht: false,
    anzahl_bis: 3,
    dateiformate: ['application/pdf'],
  }
  const yesterday = { ...typed, _geoeffnet: '2026-11-19' }

  test.each<[string, number]>([
    ['zurueck', 0],
    ['bleiben', 1],
    ['zu:0', 0],
    ['entfernen:beleg:0199aa10-7c1e-4d3a-9f51-3f6f0a1c2b3e', 1],
  ])('after midnight the step %s is taken, and the day is asked later', async (task, at) => {
    const form = many([words], [when('seit'), proof])
    const { send } = sentTo({ formularDateiEntfernen: () => ({}) }, form)
    const next = await send({ ...yesterday, name: 'Bello', schritt: '1', _tun: task })
    expect(next).toMatchObject({
      status: 200,
      answered: { fehler: {}, begun: { at, opened: '2026-11-19', eingaben: { seit: 'gestern' } } },
    })
    expect(await send({ ...yesterday, name: 'Bello', schritt: '0', _gezeigt: 'name' })).toMatchObject({
      status: 200,
      answered: { fehler: {}, begun: { at: 1, opened: '2026-11-19', eingaben: { seit: 'gestern' } } },
    })
    expect(await send({ ...yesterday, name: 'Bello', schritt: '2', _tun: 'senden' })).toMatchObject({
      status: 422,
      answered: { fehler: { seit: expect.stringContaining('Meinen Sie') }, begun: { at: 1 } },
    })
  })

  test('after midnight a form is saved with both days, and nobody takes it for one of them', async () => {
    const saved: unknown[] = []
    const { send } = sentTo(
      {
        formularSpeichern: ({ body }) => {
          saved.push(body.eingaben)
          return { code: '7GQ2M9XD4HT8PZ3K', gilt_bis: '2026-12-04T11:00:00.000Z' }
        },
        formularSenden: () => stored,
      },
      many([when('seit'), when('bis', { pflicht: false })]),
    )
    const seit = 'gestern (18.11.2026 oder 19.11.2026?)'
    const kept = await send({ ...yesterday, bis: '1.11.', _tun: 'speichern' })
    expect(kept).toMatchObject({
      status: 200,
      answered: { art: 'gespeichert', begun: { eingaben: { seit } } },
    })
    expect(saved).toEqual([{ seit, bis: '01.11.2026' }])
    expect(await send({ seit, _gezeigt: 'seit', _geoeffnet: today })).toMatchObject({
      status: 422,
      answered: { fehler: { seit: expect.stringContaining('Bitte geben Sie einen Tag an') } },
    })
  })

  test.each(['weiter', 'senden'])('after midnight the step %s tells all faults of the page', async task => {
    const { send } = sentTo({}, many([words, when('seit'), proof]))
    const beleg = new File([], 'leer.pdf', { type: 'application/pdf' })
    const next = await send({ ...yesterday, name: '', beleg, _gezeigt: 'name,seit,beleg', _tun: task })
    expect(next).toMatchObject({ status: 422 })
    const { fehler } = 'answered' in next && next.answered.art === 'seite' ? next.answered : { fehler: {} }
    expect(Object.keys(fehler)).toEqual(['name', 'seit', 'beleg'])
  })

  test('from the summary, the first page with a fault is shown', async () => {
    const form = many([words], [when('seit')], [when('bis')])
    const { send } = sentTo({}, form)
    const end = { ...yesterday, schritt: '3', _tun: 'senden' }
    expect(await send({ ...end, bis: '1.11.2026' })).toMatchObject({
      answered: { begun: { at: 0 }, fehler: { name: expect.any(String) } },
    })
    expect(await send({ ...end, name: 'Bello', bis: '' })).toMatchObject({
      answered: {
        begun: { at: 1, toSummary: true },
        fehler: { seit: expect.stringContaining('Meinen Sie') },
      },
    })
  })

  test('a day of a question that is not asked is no fault', async () => {
    const hidden = when('seit', { bedingung: { feld: 'name', werte: [], wirkung: 'zeigen' } })
    const { send } = sentTo({ formularSenden: () => stored }, many([{ ...words, pflicht: false }, hidden]))
    expect(await send({ ...yesterday, name: '', _gezeigt: 'name' })).toMatchObject({ art: 'angekommen' })
    expect(await send({ ...yesterday, name: 'Bello', _gezeigt: 'name,seit' })).toMatchObject({ status: 422 })
  })

  test('a date in full is not asked, nor one on a page from before the day was noted', async () => {
    const { send } = sentTo({ formularSenden: () => stored }, asked)
    expect(await send({ ...typed, seit: '18.11.2026', _geoeffnet: '2026-11-19' })).toMatchObject({
      art: 'angekommen',
    })
    expect(await send({ ...typed, _geoeffnet: '' })).toMatchObject({ art: 'angekommen' })
  })
})

const mailField = { ...common, typ: 'email', name: 'email', label: 'E-Mail' }
const withMail = {
  ...formular,
  schritte: [{ ...step, felder: [...(step?.felder ?? []), mailField] }],
} as unknown as Form
const bySummary = {
  ...withMail,
  schritte: [
    ...withMail.schritte,
    {
      titel: 'Ende',
      hilfe: '',
      felder: [{ ...common, typ: 'langtext', name: 'mehr', label: 'Mehr?', pflicht: false }],
    },
  ],
} as unknown as Form
const MEANT = expect.stringContaining('Meinen Sie gerda@gmail.com?')

test('F4: a form asks once about an address that is probably mistyped, then its confirmation names the address', async () => {
  const { send } = sentTo({ formularSenden: () => ({ ...stored, eingangsmail: true }) }, withMail)
  const typed = { email: 'gerda@gmial.com', _gezeigt: 'was,email' }
  expect(await send(typed)).toMatchObject({
    status: 422,
    answered: {
      fehler: { email: MEANT },
      begun: { asked: 'gerda@gmial.com', eingaben: { email: 'gerda@gmial.com' } },
    },
  })
  expect(await send({ ...typed, _gefragt: 'gerda@gmial.com' })).toMatchObject({
    art: 'angekommen',
    received: { eingangsmail: true, an: 'gerda@gmial.com' },
  })
  expect(await send({ ...typed, email: 'gerda@gmail.com' })).toMatchObject({
    received: { an: 'gerda@gmail.com' },
  })
  expect(await send({ ...typed, email: 'gerda@gmail.cmo', _gefragt: 'gerda@gmial.com' })).toMatchObject({
    answered: { begun: { asked: 'gerda@gmial.com gerda@gmail.cmo' } },
  })
})

test('F4: a form of several pages asks at the page of the address and carries that it has asked', async () => {
  const { send } = sentTo({ formularSenden: () => stored }, bySummary)
  const typed = { email: 'gerda@gmial.com', _gezeigt: 'was,email' }
  expect(await send(typed)).toMatchObject({ answered: { begun: { at: 0, asked: 'gerda@gmial.com' } } })
  expect(await send({ ...typed, _gefragt: 'gerda@gmial.com' })).toMatchObject({
    status: 200,
    answered: { begun: { at: 1, asked: 'gerda@gmial.com' }, fehler: {} },
  })
  const end = { ...typed, schritt: '2', _tun: 'senden' }
  // From a saved form, of which nobody knows what it asked.
  expect(await send(end)).toMatchObject({ answered: { begun: { at: 0 }, fehler: { email: MEANT } } })
  expect(await send({ ...end, _gefragt: 'gerda@gmial.com' })).toMatchObject({ art: 'angekommen' })
  // Going back and saving need no answer to it.
  expect(await send({ ...typed, schritt: '1', _tun: 'zurueck' })).toMatchObject({ answered: { fehler: {} } })
})
