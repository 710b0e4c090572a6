import { Section } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import type { View } from '../template.ts'
import styles from './intranet-logout.module.css'
import type { intranetLogout } from './schema.ts'

export const IntranetLogout: View<typeof intranetLogout> = ({ context: { titel, text } }) => (
  <Section>
    {titel && <h2>{titel}</h2>}
    {text && <p className={styles.text}>{text}</p>}
    <form method="post" action="/intranet/abmelden" className={styles.form}>
      <Button>Vom Intranet abmelden</Button>
    </form>
  </Section>
)
