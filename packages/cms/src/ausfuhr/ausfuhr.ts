import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CallAnswer, type Calls, CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { refuse } from '../editing/refusal.ts'
import type { Shows } from '../editing/show.ts'
import type { Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { actingBy } from '../store/acting.ts'
import type { Database } from '../store/index.ts'
import { ausfuhrJob, forgetStrayExports } from './ausfuhr-job.ts'
import { type Ausfuhr, ausfuhrStore, isOver } from './ausfuhr-store.ts'
import type { ExportedTown } from './export-town.ts'
import { type Extent, isContradictory } from './format.ts'

type Sources = {
  database: Database
  town: ExportedTown
  /** The data folder of the town, shared by all its servers. */
  dataDir: string
  log: Log
}

/** The export for the desk. Its folder is beside the media, so that no public address reaches it. */
export function openAusfuhr({ database, town, dataDir, log }: Sources) {
  const folder = join(dataDir, 'ausfuhr')
  const rows = ausfuhrStore(database, town.clock)
  const job = ausfuhrJob({ rows, town, folder, log })
  const jobs: readonly Job[] = [job, forgetStrayExports({ rows, folder })]
  return { job, jobs, rows, folder, clock: town.clock }
}

export type AusfuhrRoom = ReturnType<typeof openAusfuhr>

type Told = CallAnswer<Calls['redaktionAusfuhr']>['ausfuhr']

const ONLY_PUBLIC =
  'Nur was jetzt auf der Website steht: Dann kommen keine älteren Fassungen mit und nichts, was nur Beschäftigte oder der Rat lesen.'
const AT_WORK =
  'Es wird gerade schon eine Datei mit anderem Inhalt erstellt. Bitte warten Sie, bis sie fertig ist, oder brechen Sie sie ab.'
/** Also shown if a server uses another folder than the server that wrote the file. */
const LOST =
  'Die Datei liegt nicht mehr auf diesem Server. Bitte erstellen Sie sie neu. Bleibt es dabei, prüft, wer die Website betreibt, ob alle Server denselben Datenordner benutzen.'

/** The calls of the export. */
export function ausfuhren({ rows, folder, clock }: AusfuhrRoom, show: Shows) {
  const fileOf = async (ausfuhr: Ausfuhr): Promise<string | undefined> => {
    if (ausfuhr.stand !== 'fertig' || !ausfuhr.made) return undefined
    const path = join(folder, ausfuhr.made.file)
    const isThere = await stat(path).then(
      found => found.isFile(),
      () => false,
    )
    return isThere ? path : undefined
  }

  const told = async (ausfuhr: Ausfuhr | undefined): Promise<Told> => {
    if (!ausfuhr || isOver(ausfuhr, clock()) || ausfuhr.stand === 'vorbei') return null
    const { id, author, stand, extent, created_at, percent, fault, made, ends_at } = ausfuhr
    const isLost = stand === 'fertig' && !(await fileOf(ausfuhr))
    return {
      id,
      stand: isLost ? 'gescheitert' : stand,
      umfang: {
        nur_oeffentlich: extent.nurOeffentlich ?? false,
        mit_fassungen: extent.mitFassungen ?? false,
        mit_intranet: extent.mitIntranet ?? false,
        mit_rat: extent.mitRat ?? false,
      },
      von: await show.person(author),
      begonnen_am: created_at,
      anteil: percent === null ? null : percent / 100,
      fehler: isLost ? LOST : fault,
      datei:
        made && ends_at && !isLost
          ? {
              name: nameOf(made.at),
              groesse: made.bytes,
              fertig_am: made.at,
              geloescht_am: ends_at,
              inhalte: made.contents,
              medien: made.media,
              fehlend: made.missing,
            }
          : null,
    }
  }

  return {
    async redaktionAusfuhr() {
      return { ausfuhr: await told(await rows.current()) }
    },

    async redaktionAusfuhrBeginnen({ body }, who) {
      const extent: Extent = {
        nurOeffentlich: body.nur_oeffentlich,
        mitFassungen: body.mit_fassungen,
        mitIntranet: body.mit_intranet,
        mitRat: body.mit_rat,
      }
      if (isContradictory(extent)) throw refuse('nur_oeffentlich', ONLY_PUBLIC)
      const begun = await rows.begin(who.id, extent)
      if (!begun) throw new CmsError('nicht-moeglich', AT_WORK)
      return { ausfuhr: await told(begun) }
    },

    async redaktionAusfuhrLoeschen({ params: { id } }, who) {
      if (!(await rows.callOff(id, who.id))) throw new CmsError('nicht-gefunden')
      return { ausfuhr: null }
    },

    async redaktionAusfuhrDatei({ params: { id } }, who) {
      const ausfuhr = await rows.current()
      if (ausfuhr?.id !== id || isOver(ausfuhr, clock()) || ausfuhr.stand !== 'fertig' || !ausfuhr.made)
        throw new CmsError('nicht-gefunden')
      const { made } = ausfuhr
      const path = await fileOf(ausfuhr)
      if (!path) throw new CmsError('nicht-gefunden', LOST)
      const note = (isRest: boolean) => rows.noteTaken(ausfuhr, who.id, isRest)
      return {
        typ: 'application/zip',
        name: nameOf(made.at),
        // The name is unique per attempt and town, so a range never continues another file.
        version: made.file,
        groesse: made.bytes,
        // Recorded before the first byte is sent; a HEAD request reads nothing.
        async *inhalt(part) {
          const isRest = part !== undefined && part.from > 0
          await (who.program ? actingBy(who.program.name, () => note(isRest)) : note(isRest))
          yield* createReadStream(
            path,
            part ? { start: part.from, end: part.to } : {},
          ) as AsyncIterable<Uint8Array>
        },
      }
    },
  } satisfies CmsHandlers
}

const nameOf = (moment: string): string => `ausfuhr-${berlinDay(new Date(moment))}.zip`
