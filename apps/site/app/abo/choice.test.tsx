import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choice } from './choice.tsx'

const bins = [
  { thema: 'abfall/kelter/biomuell/abend', titel: 'Biotonne, Kelterstraße' },
  { thema: 'abfall/kelter/restmuell/abend', titel: 'Restmüll, Kelterstraße' },
]
const news = [
  { thema: 'aktuelles', titel: 'Alle Nachrichten' },
  { thema: 'aktuelles/bauen', titel: 'Bauen' },
]

test('Bins are listed side by side; in other groups the parts are collapsed below the whole group', () => {
  const gruppen = [
    { art: 'abfall', titel: 'Erinnerung an die Abfuhr', themen: bins },
    { art: 'aktuelles', titel: 'Nachrichten', themen: news },
  ]
  const html = renderToStaticMarkup(
    <Choice gruppen={gruppen} chosen={{ themen: [], strassen: '' }} errors={{}} />,
  )
  const [waste = '', other = ''] = html.split('Alle Nachrichten')
  expect(waste.match(/type="checkbox"/g)).toHaveLength(3)
  expect(waste).not.toContain('<details')
  expect(other).toMatch(/<details.*Nur einen Teil davon wählen.*Bauen/)
})

test('Whoever orders urgent notices reads that official warnings do not come by mail, and where they come', () => {
  const draw = (art: string) =>
    renderToStaticMarkup(
      <Choice
        gruppen={[{ art, titel: 'Gruppe', themen: [{ thema: art, titel: 'Alle' }] }]}
        chosen={{ themen: [], strassen: '' }}
        errors={{}}
      />,
    )
  expect(draw('hinweis')).toContain('App NINA')
  expect(draw('aktuelles')).not.toContain('App NINA')
})
