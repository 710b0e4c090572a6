import type { ReactNode, Ref } from 'react'
import { EntryForm } from './entry-form.tsx'
import styles from './form-panel.module.css'
import editorStyles from './page-editor.module.css'
import { PageSettings } from './page-settings.tsx'
import type { PageWork } from './use-page-work.ts'

type FormPanelProps = {
  page: PageWork
  ref: Ref<HTMLElement>
  /** Panels of the document, below the settings of the page. */
  side: ReactNode
  /** Switches to the version in Leichte Sprache. */
  onSimple: () => void
}

/** The form of the selected entry, otherwise of the page itself. */
export function FormPanel({ page, ref, side, onSimple }: FormPanelProps) {
  const { entries, selected, select, nameOf } = page
  const index = entries.findIndex(({ key }) => key === selected)
  const chosen = entries[index]
  return (
    <section ref={ref} className={editorStyles.right} aria-labelledby="formular">
      {chosen ? (
        <>
          <div className={styles.panelhead}>
            <h2 id="formular" tabIndex={-1}>
              {nameOf(chosen.entry).name}
            </h2>
            <button type="button" className={styles.plain} onClick={() => select(undefined)}>
              Zur ganzen Seite
            </button>
          </div>
          <EntryForm key={chosen.key} page={page} of={chosen} index={index} />
        </>
      ) : (
        <>
          <h2 id="formular" tabIndex={-1}>
            Ganze Seite
          </h2>
          <PageSettings onSimple={onSimple} />
          {side}
        </>
      )}
    </section>
  )
}
