import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'

test('An article shows its date DD.MM.yyyy, intro, image and text; its heading is that of the page', () => {
  const root = render('artikel', {
    context: {
      titel: 'Wochenmarkt',
      datum_von: '2026-11-18T08:00:00+01:00',
      einleitung: 'Der Markt zieht um.',
      text: '<p>Ab Mittwoch.</p>',
      bildupload: { bild: '/medien/markt', bildtext: 'Marktstände', bildcopyright: 'Stadt Rebenau' },
    },
  })
  expect(texts(root, 'time')).toEqual(['18.11.2026'])
  expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-18T08:00:00+01:00')
  expect(texts(root, 'p').slice(1)).toEqual(['Der Markt zieht um.', 'Ab Mittwoch.'])
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('Marktstände')
  expect(texts(root, 'details')[0]).toContain('© Stadt Rebenau')
  expect(root.querySelector('h1, h2')).toBeNull()
})
