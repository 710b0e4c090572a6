import type { InhaltStatus } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { CarePanel } from '../care/care-panel.tsx'
import { isSeenOnSite } from '../contents/has-page.ts'
import { isAnnounced, isSeen, standOf } from '../contents/stand.ts'
import { DurchsichtPanel } from '../durchsicht/durchsicht-panel.tsx'
import type { Durchsicht } from '../durchsicht/use-durchsicht.ts'
import { useFrameData } from '../frame/frame-data.ts'
import { OldFactsPanel } from '../old-facts/old-facts-panel.tsx'
import { PartingDialog } from '../parting/parting-dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { when } from '../pieces/when.ts'
import { ReadingPanel } from '../reading/reading-panel.tsx'
import { PageFeedback } from '../rueckmeldungen/page-feedback.tsx'
import styles from './document.module.css'
import { FormReach } from './form-reach.tsx'
import { Gaps, Unfit } from './gaps.tsx'
import { LookDialog } from './look-dialog.tsx'
import { mayDo } from './open-document.ts'
import { SharePreviewDialog } from './share-preview-dialog.tsx'
import { publicWords, WHERE_TAKEN_BACK } from './state-words.ts'
import type { DocumentWork } from './use-open-document.ts'
import type { Steps } from './use-steps.ts'
import { UsedBy } from './used-by.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

const NoticePanel = lazy(async () => ({ default: (await import('../notice/notice-panel.tsx')).NoticePanel }))

type DocumentSideProps = {
  work: DocumentWork
  steps: Steps
  onApprove: () => void
  onGiveBack: () => void
  onDiscard: (() => void) | undefined
  /** Opens the dialog for the publication period. */
  onPublish: () => void
  durchsicht: Durchsicht
}

const REVIEWED = {
  einreichen: 'Zur Prüfung gegeben',
  freigeben: 'Freigegeben',
  zurueckgeben: 'Zurückgegeben',
} as const

/** Side panel of a document: state, next steps, usage, further actions. */
export function DocumentSide({
  work,
  steps,
  onApprove,
  onGiveBack,
  onDiscard,
  onPublish,
  durchsicht,
}: DocumentSideProps) {
  const { inhalt, kind } = work
  const { session } = useFrameData()
  const [dialog, setDialog] = useState<'look' | 'versions' | 'share' | 'withdraw' | 'remove'>()
  // The page editor has its own preview.
  const look = isSeenOnSite(kind.art) && kind.art !== 'seite' && (
    <>
      <Button type="button" look="outline" onClick={() => setDialog('look')}>
        <DeskIcon drawing={Eye} /> Ansehen
      </Button>
      <LookDialog isOpen={dialog === 'look'} onClose={() => setDialog(undefined)} work={work} />
    </>
  )
  const notice = kind.art === 'bekanntmachung' && (
    <Suspense>
      <NoticePanel work={work} />
    </Suspense>
  )
  if (!inhalt)
    return (
      <aside className={styles.side} aria-label="Durchsicht des neuen Inhalts">
        {work.isChanged && look}
        {notice}
        <DurchsichtPanel durchsicht={durchsicht} />
      </aside>
    )
  const mayRelease = mayDo(inhalt, 'freigeben')
  const isPublic = inhalt.oeffentliche_fassung !== null
  const isTakenBack = inhalt.status === 'zurueckgenommen'
  const close = () => setDialog(undefined)
  return (
    <aside className={styles.side} aria-label="Stand und weitere Schritte">
      <section aria-labelledby="stand">
        <h2 id="stand">Stand</h2>
        <p>
          <strong>{standOf(inhalt)}</strong>
        </p>
        <p>{isTakenBack ? WHERE_TAKEN_BACK : publicWords(inhalt)}</p>
        <p>
          Zuletzt gespeichert {when(inhalt.geaendert_am)} von {inhalt.geaendert_von.name}
          {inhalt.vermerk && (
            <>
              : <q>{inhalt.vermerk}</q>
            </>
          )}
        </p>
        {look}
        {inhalt.pruefung && (
          <p>
            {REVIEWED[inhalt.pruefung.schritt]} {when(inhalt.pruefung.am)} von {inhalt.pruefung.von.name}
            {inhalt.pruefung.vermerk && (
              <>
                : <q>{inhalt.pruefung.vermerk}</q>
              </>
            )}
          </p>
        )}
        {inhalt.status === 'in_pruefung' && mayRelease && (
          <div className={styles.choices}>
            <Button type="button" look="outline" onClick={onApprove}>
              Freigeben
            </Button>
            <Button type="button" look="outline" onClick={onGiveBack}>
              Zurückgeben
            </Button>
          </div>
        )}
      </section>
      {/* Old facts are caused by the last change, so their panel follows the state of the document. */}
      <OldFactsPanel key={inhalt.id} id={inhalt.id} standing={`${inhalt.fassung} ${inhalt.status}`} />
      {notice}
      {kind.art === 'intranetbeitrag' && isPublic && (
        <ReadingPanel key={`${inhalt.id} ${inhalt.fassung} ${inhalt.status}`} id={inhalt.id} />
      )}
      {kind.art === 'formular' && isPublic && <FormReach form={inhalt} />}
      <Gaps work={work} />
      <CarePanel work={work} onPublish={onPublish} />
      <Unfit work={work} />
      <DurchsichtPanel durchsicht={durchsicht} />
      <UsedBy use={inhalt.verwendung} />
      {isPublic && inhalt.pfad && <PageFeedback id={inhalt.id} />}
      <section aria-labelledby="weiteres">
        <h2 id="weiteres">Weitere Schritte</h2>
        <ul role="list" className={styles.actions}>
          {kind.art === 'sitzung' && session.rechte.includes('rat-vorbereiten') && (
            <li>
              <Link to={`/ratsbuero/${inhalt.id}`}>Im Ratsbüro prüfen und einladen</Link>
            </li>
          )}
          {isSeen(inhalt) && inhalt.pfad && (
            <li>
              <a href={inhalt.pfad} target="_blank" rel="noreferrer">
                Auf der Website ansehen
              </a>
            </li>
          )}
          {inhalt.pfad && inhalt.zielgruppe === 'oeffentlich' && mayDo(inhalt, 'schreiben') && (
            <li>
              <button type="button" onClick={() => setDialog('share')}>
                Vorschau teilen
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={() => setDialog('versions')}>
              Frühere Fassungen
            </button>
          </li>
          {kind.rechte.includes('schreiben') && !kind.einzeln && (
            <li>
              <button type="button" onClick={() => void steps.copy()}>
                Kopie anlegen
              </button>
            </li>
          )}
          {onDiscard && (
            <li>
              <button type="button" onClick={onDiscard}>
                Eingaben verwerfen
              </button>
            </li>
          )}
          {isPublic && mayRelease && !isTakenBack && (
            <li>
              <button
                type="button"
                // No content links to a Hinweis: it is withdrawn without a dialog, and can be published
                // again.
                onClick={() => (kind.art === 'hinweis' ? void steps.withdraw({}) : setDialog('withdraw'))}
              >
                {withdrawWords(kind.art, inhalt.status)}
              </button>
            </li>
          )}
          {mayDo(inhalt, 'loeschen') && !kind.einzeln && !isAnnounced(inhalt) && (
            <li>
              <button type="button" onClick={() => setDialog('remove')}>
                Löschen
              </button>
            </li>
          )}
        </ul>
      </section>
      <VersionsDialog isOpen={dialog === 'versions'} onClose={close} work={work} steps={steps} />
      <SharePreviewDialog isOpen={dialog === 'share'} onClose={close} id={inhalt.id} />
      <PartingDialog
        isOpen={dialog === 'withdraw' || dialog === 'remove'}
        isForGood={dialog === 'remove'}
        onClose={close}
        work={work}
        steps={steps}
      />
    </aside>
  )
}

const OF_THE_INTRANET: ReadonlySet<string> = new Set([
  'intranetrubrik',
  'intranetbeitrag',
  'archivthema',
  'archiv',
  'archivdokument',
])

function withdrawWords(art: string, status: InhaltStatus): string {
  if (status === 'geplant') return 'Planung aufheben'
  if (art === 'bekanntmachung') return 'Zurücknehmen'
  if (OF_THE_INTRANET.has(art)) return 'Aus dem Intranet nehmen'
  return art === 'hinweis' ? 'Hinweis abschalten' : 'Von der Website nehmen'
}
