import { expect, test } from 'vitest'
import { withoutEarlier } from './after-all-clear.ts'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

test.each([
  ['Kochen Sie das Wasser ab.', 'Kochen Sie das Wasser ab.', ''],
  ['– Kochen Sie das Wasser ab.', 'Kochen Sie das Wasser ab', ''],
  ['Fenster zu.  Radio an.', 'Radio an.\nFenster zu.', ''],
  ['Fenster zu. Sie können wieder lüften.', 'Fenster zu.', 'Sie können wieder lüften.'],
  ['Lüften Sie.\n\nFenster zu.\nRadio an.', 'Fenster zu. Radio an.', 'Lüften Sie.'],
  [
    '- Lassen Sie das Wasser fünf Minuten laufen.',
    'Wasser abkochen.',
    '- Lassen Sie das Wasser fünf Minuten laufen.',
  ],
  ['Fenster schließen', 'Fenster und Türen schließen', 'Fenster schließen'],
  ['FENSTER SCHLIESSEN!', 'Fenster schliessen.', ''],
  ['Alles gut.', '', 'Alles gut.'],
  ['', 'Fenster zu.', ''],
  ['Ab 8.30 Uhr gilt nichts mehr. Fenster zu.', 'Fenster zu.', 'Ab 8.30 Uhr gilt nichts mehr.'],
])('N5: %j after %j leaves %j', (text, earlier, left) => {
  expect(withoutEarlier(text, earlier)).toBe(left)
})

type Sent = { id: string; type: string; headline?: string; description?: string; instruction: string }

/** What the town shows after its services have sent these messages one after another. */
async function after(...messages: Sent[]) {
  const town = await warnedTown()
  let before = ''
  for (const [
    at,
    { id, type, headline = 'Stromausfall', description = 'Kein Strom.', instruction },
  ] of messages.entries()) {
    const sent = `2026-11-20T12:${String(10 + at)}:00+01:00`
    town.dashboard = [entryOf(id, headline, { sent })]
    const references = before && `DE-BW,${before},2026-11-20T12:00:00+01:00`
    const more = { sent, msgType: type, references }
    town.details[id] = detailOf(id, more, { headline, description, instruction })
    before = id
    await town.listen(3)
  }
  return (await town.told())[0]
}

const warning = { id: 'mow.1', type: 'Alert', instruction: 'Strom sparen. Radio hören.' }
const NEW = 'Schalten Sie Geräte nacheinander ein.'

test.each<[string, Sent[], string]>([
  [
    'cancels in the same words',
    [{ id: 'mow.2', type: 'Cancel', instruction: 'Strom sparen. Radio hören.' }],
    '',
  ],
  [
    'cancels with markup',
    [{ id: 'mow.2', type: 'Cancel', instruction: '- Strom sparen.<br/>- Radio hören.' }],
    '',
  ],
  ['cancels with a new hint', [{ id: 'mow.2', type: 'Cancel', instruction: `Radio hören. ${NEW}` }], NEW],
  ['cancels without a text', [{ id: 'mow.2', type: 'Cancel', description: '', instruction: '' }], ''],
  [
    'cancels with a hint alone',
    [{ id: 'mow.2', type: 'Cancel', description: '', instruction: `Strom sparen. ${NEW}` }],
    NEW,
  ],
  [
    'ends it by an update',
    [
      {
        id: 'mow.2',
        type: 'Update',
        headline: 'Entwarnung: Stromausfall',
        instruction: 'Strom sparen. Radio hören.',
      },
    ],
    '',
  ],
  [
    'cancels an update of it',
    [
      { id: 'mow.2', type: 'Update', instruction: 'Wärmestube aufsuchen.' },
      { id: 'mow.3', type: 'Cancel', instruction: 'Strom sparen. Wärmestube aufsuchen.' },
    ],
    '',
  ],
  [
    'sends the all-clear twice',
    [
      { id: 'mow.2', type: 'Cancel', instruction: `Strom sparen. ${NEW}` },
      { id: 'mow.3', type: 'Cancel', instruction: `Strom sparen. ${NEW}` },
    ],
    NEW,
  ],
])(
  'N5: an all-clear repeats no instruction of its warning, if the sender %s',
  async (_how, then, anweisung) => {
    const told = await after(warning, ...then)
    expect(told).toMatchObject({ entwarnt: true, anweisung, anmerkungen: [] })
    expect(told?.beschreibung).toBe('Kein Strom.')
  },
)

test('N5: a warning that continues keeps all its instructions', async () => {
  const told = await after(warning, { ...warning, id: 'mow.2', type: 'Update' })
  expect(told).toMatchObject({ entwarnt: false, anweisung: 'Strom sparen. Radio hören.' })
})

test('N5: an all-clear whose warning is not known says that its hints may be old', async () => {
  const told = await after({
    ...warning,
    type: 'Update',
    headline: 'Entwarnung: Stromausfall',
    description: 'Der Strom ist wieder da.',
  })
  expect(told).toMatchObject({
    entwarnt: true,
    anweisung: 'Strom sparen. Radio hören.',
    anmerkungen: ['Die Hinweise können noch aus der Warnung stammen, die jetzt aufgehoben ist.'],
  })
})
