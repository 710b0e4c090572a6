import { expect, test } from 'vitest'
import { detailOf, entryOf, featureOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'
import { eventInWords, hasWords } from './words-or-code.ts'

test.each([
  '4',
  '31',
  '901',
  'BBK-EVC-069',
  'BBK-EVC',
  'EVC_069',
  'biwapp.4',
  'event.fire',
  'severe_weather',
  'DWD-52',
  'SVR',
  'ABC',
  'civilProtection',
  'CAP@biwapp.de',
  'n/a',
  'k. A.',
  'null',
  'undefined',
  'Unknown',
  'other',
  '-',
  '?',
  ' ',
  '',
  '[BBK-EVC-030]',
  '#12',
  '2.49.0.0.276.0',
  'A5',
])('N5: %j is no name of an event', event => {
  expect(eventInWords(event)).toBe('')
})

test.each([
  ['Gefahreninformation', 'Gefahreninformation'],
  ['STURMBÖEN', 'STURMBÖEN'],
  ['EIS', 'EIS'],
  ['Öl', 'Öl'],
  ['FROST', 'FROST'],
  ['Rauch-/Brandgeruch', 'Rauch-/Brandgeruch'],
  ['4: Geflügelpest', 'Geflügelpest'],
  ['901 - Stromausfall', 'Stromausfall'],
  ['[BBK-EVC-069] Trinkwasser', 'Trinkwasser'],
  ['BBK-EVC-069: Trinkwasser', 'Trinkwasser'],
  ['CBRN-Gefahr', 'CBRN-Gefahr'],
  ['Ausfall Notruf 112', 'Ausfall Notruf 112'],
  ['112 ausgefallen', '112 ausgefallen'],
  ['24-Stunden-Regen und Sturm', '24-Stunden-Regen und Sturm'],
  ['Пожар', 'Пожар'],
  ['حريق', 'حريق'],
])('N5: the event %j is called %j', (event, name) => {
  expect(eventInWords(event)).toBe(name)
})

test.each([
  '+++WARNUNG+++',
  'Unwetter!',
  'BBK',
  'THW',
  '🚨 Sturm',
  '„Bombe“',
  '火灾！疏散',
  'Stufe 3',
  '(Sturm)',
])('N5: %j has words', text => {
  expect(hasWords(text)).toBe(true)
})

test.each<[Record<string, unknown>, Record<string, unknown>]>([
  [{ event: '4' }, { titel: 'Trinkwasser abkochen', ereignis: '' }],
  [{ headline: '4' }, { titel: 'Titel der Liste' }],
  [{ headline: 'BBK-EVC-069' }, { titel: 'Titel der Liste' }],
  [{ headline: null }, { titel: 'Titel der Liste' }],
  [
    { parameter: [{ valueName: 'sender_langname', value: 'DE-BW-KA-W042' }] },
    { absender: 'Landratsamt Karlsruhe' },
  ],
  [
    {
      senderName: 'CAP@biwapp.de',
      parameter: [{ valueName: 'sender_signature', value: 'Leitstelle\nHebelstraße 1' }],
    },
    { absender: 'Leitstelle' },
  ],
  [{ senderName: '4711', parameter: [] }, { absender: '' }],
  [{ senderName: 'THW', parameter: [] }, { absender: 'THW' }],
])('N5: instead of a code, the next words are shown: %j', async (info, shown) => {
  const town = await warnedTown()
  town.dashboard = [entryOf('biw.1', 'Titel der Liste')]
  town.details['biw.1'] = detailOf('biw.1', {}, info)
  await town.listen()
  expect((await town.told())[0]).toMatchObject(shown)
})

test.each([
  [{ HEADLINE: '', EVENT: 'FROST' }, 'Frost'],
  [{ HEADLINE: '52', EVENT: 'FROST' }, 'Frost'],
  [{ HEADLINE: '52', EVENT: '52' }, 'Es gibt Frost'],
  [{ HEADLINE: '', EVENT: '52', DESCRIPTION: '' }, 'Amtliche Warnung'],
  [{ HEADLINE: '', EVENT: '52', DESCRIPTION: `Es ${'sehr '.repeat(40)}kalt.` }, 'Amtliche Warnung'],
])('N5: a weather warning with codes has words as its title: %j', async (more, titel) => {
  const town = await warnedTown()
  town.features = [featureOf({ DESCRIPTION: 'Es gibt Frost. Bis -5 Grad.', ...more })]
  await town.listen()
  expect(await town.titles()).toEqual([titel])
})
