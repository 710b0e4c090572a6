import { ButtonLink, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './formular.module.css'
import type { FormularData } from './load.ts'
import type { formular } from './schema.ts'

/** Shown as a way, not as the form itself: a page is the same for all and kept for them, a form is one person's. */
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

/** Without its steps: long ones are asked in parts, and the last one is to look at it all. */
const extent = ({ fragen }: FormularData): string => (fragen === 1 ? 'Eine Frage' : `${fragen} Fragen`)
