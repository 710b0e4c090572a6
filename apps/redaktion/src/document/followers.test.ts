import { expect, test } from 'vitest'
import { followersInWords } from './followers.tsx'

const unit = (titel: string, folgen: string[] = []) => ({
  id: titel,
  kennung: titel,
  titel,
  uebergeordnet: null,
  ort: '',
  zeiten: [],
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
