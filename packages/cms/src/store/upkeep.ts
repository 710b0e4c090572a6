import { tabellen } from '@rathausplatz/contract/tabellen'
import { daysBefore } from '../jobs/days-before.ts'
import type { Job } from '../jobs/job.ts'
import { forgetChanges } from './changes.ts'
import type { Collections } from './collection.ts'
import { forgetPreviewLinks } from './preview-links.ts'
import { setAside } from './publication.ts'
import { emptyTrash, TRASH_DAYS } from './trash.ts'
import { noteVisibility } from './visibility.ts'
import { forgetWorkingCopies } from './working-copies.ts'

/** Returns the background jobs of the store for these kinds. */
export const upkeepOf = (collections: Collections): readonly Job[] => [
  noteVisibility,
  {
    // Each publication does this too, by the clock of its server, right or wrong. This job runs daily by a
    // trusted clock, so that documents set aside by a wrong clock return by the next day.
    name: 'Abgelaufenes beiseitelegen',
    due: 'taeglich',
    async step(db, { now }) {
      for (const kind of Object.keys(collections)) if (await setAside(db, kind, now)) return { more: true }
      return { more: false }
    },
  },
  {
    name: 'Papierkorb leeren',
    due: 'taeglich',
    step: async (db, { now }) => ({ more: await emptyTrash(db, daysBefore(now, TRASH_DAYS)) }),
  },
  {
    name: 'Liegengebliebene Arbeitskopien löschen',
    due: 'taeglich',
    step: async (db, { now }) => ({
      more: await forgetWorkingCopies(db, daysBefore(now, tabellen.arbeitskopien.dauer.tage)),
    }),
  },
  {
    name: 'Abgelaufene Vorschaulinks löschen',
    due: 'taeglich',
    step: async (db, { now }) => ({ more: await forgetPreviewLinks(db, now) }),
  },
  {
    name: 'Alte Einträge des Änderungsprotokolls löschen',
    due: 'taeglich',
    step: async (db, { now }) => ({
      more: await forgetChanges(db, daysBefore(now, tabellen.aenderungen.dauer.tage)),
    }),
  },
]
