import { examples as newsticker } from '../newsticker/examples.ts'
import type { Examples } from '../template.ts'
import type { Weitere } from './load.ts'
import type { artikel } from './schema.ts'

const inShort = (articles: Weitere['weitere']): Weitere['weitere'] =>
  articles.map(({ titel, datum_von, detailURL }) => ({ titel, datum_von, detailURL }))

const weitere = inShort(newsticker.neun.data.slice(0, 3))

export const examples = {
  standard: {
    context: {
      titel: 'Wochenmarkt zieht auf den Kirchplatz',
      datum_von: '2026-11-18T08:00:00+01:00',
      einleitung: 'Wegen der Bauarbeiten am Rathaus steht der Markt bis Ostern auf dem Kirchplatz.',
      text: '<p>Ab Mittwoch, 2.\u00a0Dezember, bauen die elf Händlerinnen und Händler ihre Stände auf dem Kirchplatz auf. Die Zeiten bleiben gleich: 7:30 bis 12:30\u00a0Uhr.</p><h2>Warum der Umzug?</h2><p>Vor dem Rathaus wird die Wasserleitung von 1931 erneuert. Dafür muss das Pflaster auf 60\u00a0Metern aufgenommen werden.</p><h2>Parken und Bus</h2><ul><li>Die Tiefgarage bleibt geöffnet, die erste Stunde ist frei.</li><li>Der Stadtbus hält mittwochs an der Haltestelle Kirche.</li></ul><p>Fragen beantwortet das Ordnungsamt unter <a href="tel:+493023125130">030\u00a023125-130</a>.</p>',
      bildupload: {
        bild: '/medien/wochenmarkt',
        bildtext: 'Marktstände mit Gemüse und Blumen unter gestreiften Schirmen',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 60%',
      },
    },
    data: { weitere },
  },
  ohneBild: {
    context: {
      titel: 'Bücherei verlängert ihre Öffnungszeiten',
      datum_von: '2026-11-16T08:00:00+01:00',
      einleitung: 'Ab Dezember ist donnerstags bis 20:00\u00a0Uhr geöffnet.',
      text: '<p>In der Umfrage vom Sommer hatten sich 312\u00a0Personen einen langen Abend gewünscht. Der Donnerstag lag vorn, weil dann auch das Rathaus länger offen ist.</p>',
    },
    data: { weitere },
  },
  ohneEinleitung: {
    context: {
      titel: 'Sperrung der Rheinstraße aufgehoben',
      datum_von: '2026-07-03T06:30:00+02:00',
      text: '<p>Die Fahrbahn ist seit heute Morgen wieder frei. Auch der Bus fährt wieder nach Plan.</p>',
    },
    data: { weitere },
  },
  nurPflicht: {
    context: { titel: 'Rathaus am 24. Dezember geschlossen', datum_von: '2026-12-01T08:00:00+01:00' },
    data: { weitere: [] },
  },
  langeWoerter: {
    context: {
      titel: 'Straßenreinigungsgebührensatzungsänderung beschlossen',
      datum_von: '2026-10-21T09:00:00+02:00',
      einleitung: 'Die Grundstückseigentümerinformationsveranstaltung folgt im Januar.',
      text: '<p>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</p>',
    },
    data: { weitere },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Neues"',
      datum_von: '2026-12-31T23:59:59+01:00',
      einleitung: '"><img src=x onerror=alert(1)> ÄÖÜäöüß Überübergrößenöltränkwürfel',
      text: '<p>&lt;script&gt;alert(1)&lt;/script&gt; bleibt Text.</p>',
      bildupload: {
        bild: '/medien/wochenmarkt',
        bildtext: '"Markt" <b> & mehr',
        bildcopyright: '<i>Stadt</i> & "Partner"',
      },
    },
    data: { weitere: inShort(newsticker.raueEingaben.data) },
  },
} satisfies Examples<typeof artikel, Weitere>
