import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import { Clerk } from './clerk.ts'
import { begin, follow, taskOf } from './follow-task.ts'
import { test } from './in-own-town.ts'

/**
 * Follows the handbook to the letter, task by task, in a town of its own: its changes are discarded with the
 * town, and one sign-in serves all tasks.
 */

test.use({ viewport: { width: 1_280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(120_000)

const PUBLIC = 'Veröffentlicht: Auf der Website zu sehen.'

/** The last message of the desk, if it is not that the content is public. */
const ends: Readonly<Record<string, string | RegExp>> = {
  'abfuhr-verschieben': 'Verschoben auf Mittwoch, 09.12.2026.',
  'abfuhrtour-anlegen': /^Das Jahr \d{4} ist geplant\./,
  'alles-herunterladen': 'Die Datei ist fertig.',
  'bild-aufnehmen': '1 Bild aufgenommen.',
  'bild-ersetzen': /ersetzt\. Es steht jetzt überall/,
  'dokument-anbieten': '1 Dokument aufgenommen.',
  'eingang-bearbeiten': /^Beantwortet\./,
  'fruehere-fassung': /^Fassung \d+ ist zurück\./,
  'hinweis-schalten': 'Nicht mehr auf der Website.',
  'liste-als-tabelle': /als Tabelle gespeichert\./,
  'loeschen-und-zurueckholen': /als Entw(?:urf|ürfe) zurück\./,
  'mehrere-auf-einmal': /nicht mehr auf der Website\./,
  'oeffnungszeiten-mehrere': /haben die abweichenden Zeiten\.$/,
  'pinnwand-pruefen': 'Der Eintrag ist öffentlich. Wer ihn geschrieben hat, bekommt eine E-Mail.',
  'pruefen-lassen': 'Zur Prüfung gegeben.',
  'schaden-bearbeiten': 'Die Meldung steht auf der Website.',
  'seite-abschalten': 'Nicht mehr auf der Website.',
  'seite-verschieben': '„Schaden melden“ steht jetzt unter /rathaus/schaden-melden.',
  'sitzung-vorbereiten': 'Angelegt. Noch sieht sie nur die Redaktion.',
  'spaeter-veroeffentlichen': 'Die Veröffentlichung ist geplant.',
  'termin-vergeben': /^Gebucht: /,
  'vorschau-teilen': 'Der Link ist kopiert.',
  'vorschlag-pruefen': 'Der Eintrag steht auf der Website. Wer ihn vorgeschlagen hat, bekommt eine E-Mail.',
}

const names = globSync('*.md', { cwd: join(import.meta.dirname, '../../docs/redaktion') })
  .map(file => basename(file, '.md'))
  .filter(name => !['README', 'sprache'].includes(name))
  .toSorted()

for (const name of names)
  test(`„${name}“: Schritt für Schritt, wie es da steht`, async ({ page, context, town }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await begin(page, name, town)
    await follow(new Clerk(page, 'maus'), taskOf(name).steps)
    const told = page.getByRole('status').filter({ hasText: ends[name] ?? PUBLIC })
    await expect(told.first()).toBeVisible({ timeout: 30_000 })
  })
