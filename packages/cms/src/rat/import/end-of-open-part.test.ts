import { expect, test } from 'vitest'
import { judgeAgenda } from './judge-agenda.ts'

const agenda = (...titles: string[]) =>
  judgeAgenda(titles.map((title, at) => ({ title, number: `${at + 1}`, isPublic: true })))

test.each([
  'Feststellung der Nichtöffentlichkeit',
  'Feststellung der Nichtöffentlichkeit der Sitzung',
  'Herstellung der Nichtöffentlichkeit',
  'Die Nichtöffentlichkeit der Sitzung wird hergestellt',
  'Der öffentliche Teil wird geschlossen',
  'Der öffentliche Teil ist damit beendet',
  'Der Vorsitzende schließt die öffentliche Sitzung',
  'Die öffentliche Sitzung endet um 20:15 Uhr',
  'Ende öffentlicher Teil',
  'Ende der öffentlichen Sitzung',
  'Schluss der öffentlichen Sitzung',
  'Schluß der öffentlichen Sitzung und Verabschiedung der Zuhörer',
  'Schließung des öffentlichen Teils der Sitzung',
  'Beendigung der oeffentlichen Sitzung, Pause',
  'Verabschiedung der Öffentlichkeit',
  'Verabschiedung der Zuhörerinnen und Zuhörer',
  'Verabschiedung der Gäste und der Presse',
  'Die Zuhörer verlassen den Saal',
  'Zuhörer und Presse werden verabschiedet',
  'Verlassen des Saals durch die Zuhörer',
  'Ausschluss der Öffentlichkeit',
  'Ausschluss der Öffentlichkeit gemäß § 35 GemO, kurze Pause',
  'Ausschluss von Presse und Zuhörern',
  'Die Öffentlichkeit wird ausgeschlossen.',
  'Die Öffentlichkeit ist ab jetzt ausgeschlossen',
  'Übergang in den nichtöffentlichen Teil',
  'Überleitung zur nicht öffentlichen Sitzung',
  'Beginn der nichtöffentlichen Beratung',
  'SCHLUSS DES ÖFFENTLICHEN TEILS',
  'Schlu&szlig; des &ouml;ffentlichen Teils',
])('C1: what stands behind „%s“ stays out until a heading says that the public part goes on', end => {
  const verdicts = agenda(
    'Begrüßung',
    end,
    'Kauf',
    'Personal',
    'Wiederherstellung der Öffentlichkeit',
    'Fragen',
  )
  expect(verdicts.toSpliced(1, 1)).toEqual(['open', 'after-heading', 'after-heading', 'open', 'open'])
})

test.each([
  'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse',
  'Bekanntgabe nichtöffentlich gefasster Beschlüsse',
  'Bericht aus nichtöffentlicher Sitzung',
  'Feststellung der Tagesordnung',
  'Feststellung des Jahresabschlusses der öffentlichen Einrichtungen',
  'Verabschiedung der Bürgermeisterin',
  'Verabschiedung des Haushalts 2027',
  'Verabschiedung von Stadtrat Muster',
  'Verabschiedung des Leitbilds für Bürger',
  'Verabschiedung der Satzung über Besucher im Archiv',
  'Abschluss der Öffentlichkeitsbeteiligung',
  'Ende der frühzeitigen Beteiligung der Öffentlichkeit',
  'Beschlussfassung über den Ausschluss der Öffentlichkeit',
  'Öffentliche Toiletten: Bau abgeschlossen',
  'Öffentliche Auslegung beendet',
  'Schließung der öffentlichen Bücherei',
  'Fragen der Zuhörer',
  'Bürger fragen',
  'Besucherzahlen des Freibads',
  'Neue Wege für Besucher des Museums',
])('C1: behind „%s“ the public part goes on', title => {
  expect(agenda('Begrüßung', title, 'Haushalt')).toEqual(['open', 'open', 'open'])
})

test.each([
  'Wiederherstellung der Öffentlichkeit',
  'Wiederherstellung der Öffentlichkeit und Bekanntgabe der im nichtöffentlichen Teil gefassten Beschlüsse',
  'Die Öffentlichkeit wird wiederhergestellt',
  'Die Öffentlichkeit ist wieder zugelassen',
  'Die öffentliche Sitzung wird fortgesetzt',
  'Öffentlicher Teil',
  'Öffentlicher Teil (Fortsetzung)',
])('C1: „%s“ opens the part behind an end again', heading => {
  expect(agenda('Begrüßung', 'Ende der öffentlichen Sitzung', 'Kauf', heading, 'Fragen')).toEqual([
    'open',
    'open',
    'after-heading',
    'open',
    'open',
  ])
})
