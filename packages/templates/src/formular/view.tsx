import { ButtonLink, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './formular.module.css'
import type { FormularData } from './load.ts'
import type { formular } from './schema.ts'

/**
 * Links the form instead of embedding it: the page is the same for all visitors and can be cached; a form
 * cannot.
 */
export const Formular: View<typeof formular, FormularData> = ({ context, data }) => (
  <Section>
    <div className={styles.inhalt}>
      <h2>{context.titel || data.titel}</h2>
      {data.einleitung && <p className={styles.text}>{data.einleitung}</p>}
      {data.offen ? (
        <>
          <p className={styles.umfang}>{extent(data)}</p>
          <p>
            <ButtonLink href={data.href}>{context.linktext || 'Formular ausfüllen'}</ButtonLink>
          </p>
        </>
      ) : (
        <p className={styles.zu}>Dieses Formular nimmt gerade nichts entgegen.</p>
      )}
    </div>
  </Section>
)

/**
 * The number of questions. Not the number of steps: long steps are split, and the last step is the summary.
 */
const extent = ({ fragen }: FormularData): string => (fragen === 1 ? 'Eine Frage' : `${fragen} Fragen`)
