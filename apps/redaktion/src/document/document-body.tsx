import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { Fields } from '../fields/fields.tsx'
import { PartUses } from '../fields/part-uses.tsx'
import { formOfNotice, lacksSeal } from '../notice/notice.ts'
import { Opening } from '../page-editor/opening.tsx'
import styles from './document.module.css'
import { useLeadByAddress } from './lead-by-address.ts'
import { useDocument } from './open-document.ts'

const PageEditor = lazy(async () => ({
  default: (await import('../page-editor/page-editor.tsx')).PageEditor,
}))

const SearchTrial = lazy(async () => ({
  default: (await import('../site-search/search-trial.tsx')).SearchTrial,
}))

/** The form of a record or the page editor, with the side panel. */
export function DocumentBody({ side }: { side: ReactNode }) {
  const { kind } = useDocument()
  if (kind.art === 'seite')
    return (
      <Suspense fallback={<Opening />}>
        <PageEditor side={side} />
      </Suspense>
    )
  return <RecordForm side={side} />
}

function RecordForm({ side }: { side: ReactNode }) {
  const { id, kind, inhalt, daten, change, type, faultAt, isReadOnly } = useDocument()
  useLeadByAddress()
  const isUnsealed = kind.art === 'bekanntmachung' && !isReadOnly && lacksSeal(daten)
  const fields = useMemo(() => formOfNotice(kind.felder, isUnsealed), [kind, isUnsealed])
  const uses = useMemo(
    () => (inhalt ? [...inhalt.verwendung.oeffentlich, ...inhalt.verwendung.entwurf] : []),
    [inhalt],
  )
  return (
    <div className={styles.columns}>
      {inhalt && (
        <a href="#stand" className={styles.below}>
          Stand und weitere Schritte
        </a>
      )}
      <div className={styles.body}>
        <PartUses value={uses}>
          <Fields
            fields={fields}
            value={daten}
            onChange={change}
            onType={type}
            faults={faultAt}
            idPrefix=""
            isReadOnly={isReadOnly}
          />
        </PartUses>
        {kind.art === 'suchbegriff' && !isReadOnly && (
          <Suspense>
            <SearchTrial id={id} daten={daten} />
          </Suspense>
        )}
      </div>
      {side}
    </div>
  )
}
