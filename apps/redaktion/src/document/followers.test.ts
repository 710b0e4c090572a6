import { expect, test } from 'vitest'
import { followersInWords } from './followers.tsx'

type Units = Parameters<typeof followersInWords>[1]
type Kind = Units[number]['zeiten'][number]

const unit = (titel: string, folgen: string[] = [], zeiten: Units[number]['zeiten'] = []) => ({
  id: titel,
  kennung: titel,
  titel,
  uebergeordnet: null,
  ort: '',
  zeiten,
  folgen,
  freigebbar: true,
})

test.each([
  [[], ''],
  [['Hauptamt'], 'Ein Amt hat Zeiten von hier und folgt mit: Hauptamt.'],
  [['A', 'B'], '2 Ämter haben Zeiten von hier und folgen mit: A und B.'],
  [['A', 'B', 'C', 'D'], '4 Ämter haben Zeiten von hier und folgen mit: A, B, C und D.'],
  [['A', 'B', 'C', 'D', 'E'], '5 Ämter haben Zeiten von hier und folgen mit: A, B, C und 2 weitere.'],
])('P3: before publication the clerk reads which offices follow: %j', (names, said) => {
  const units = [unit('Rathaus', names), ...names.map(name => unit(name))]
  expect(followersInWords('Rathaus', units)).toBe(said)
})

test('P3: an office that states some hours itself is named with these, because it does not close with the house', () => {
  const house = unit('Rathaus', ['Hauptamt', 'Bürgerbüro'])
  const doors: Kind = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', von: null, zeilen: [] }
  const phone: Kind = { typ: 'TELEFONISCHE_ERREICHBARKEIT', von: house, zeilen: [] }
  const units = [
    house,
    unit('Hauptamt', [], [{ ...doors, von: house }]),
    unit('Bürgerbüro', [], [doors, phone]),
  ]
  expect(followersInWords('Rathaus', units)).toBe(
    'Ein Amt hat Zeiten von hier und folgt mit: Hauptamt. Nur zum Teil folgt mit: Bürgerbüro (eigene Öffnungszeiten). Eigene Zeiten bleiben, wie sie sind.',
  )
})
