import { expect, test } from 'vitest'
import { stateWords } from './state-words.ts'

const said = (more: Partial<Parameters<typeof stateWords>[0]>) =>
  stateWords({
    stand: 'freigegeben',
    gesperrt_von: null,
    grund: '',
    detailURL: '/verzeichnis/ruderclub',
    angaben: { name: 'Ruderclub' },
    ...more,
  })

test('The owner reads the state of the entry, and the reason for it if there is one', () => {
  expect(said({})).toBe('„Ruderclub“ ist öffentlich.')
  expect(said({ detailURL: '' })).toBe('„Ruderclub“ steht zurzeit nicht auf der Website.')
  expect(said({ grund: 'Zu lang.' })).toContain(
    'nicht übernommen. Der Grund: Zu lang. Der Eintrag steht weiter',
  )
  expect(said({ stand: 'bestaetigt' })).toContain('Bis dahin steht der Eintrag da wie bisher.')
  expect(said({ stand: 'bestaetigt', detailURL: '' })).toContain('„Ruderclub“ wartet auf unsere Prüfung.')
  expect(said({ stand: 'gesperrt', gesperrt_von: 'verfasser', detailURL: '' })).toContain(
    'haben Sie gesperrt',
  )
  expect(said({ stand: 'gesperrt', gesperrt_von: 'stadt', detailURL: '', grund: 'Werbung.' })).toContain(
    '„Ruderclub“ ist nicht öffentlich. Der Grund: Werbung.',
  )
})
