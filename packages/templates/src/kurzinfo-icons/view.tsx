import { iconadresse, isDrawing } from '@rathausplatz/contract/medien'
import { Section } from '@rathausplatz/ui'
import { gather } from '../gather.ts'
import { MoreLink } from '../more-link/more-link.tsx'
import type { View } from '../template.ts'
import styles from './kurzinfo-icons.module.css'
import type { kurzinfoIcons } from './schema.ts'

export const KurzinfoIcons: View<typeof kurzinfoIcons> = ({ context }) => {
  const infos = gather(context, 4, ['titel', 'text', 'link', 'linktext', 'icon'])
  if (infos.length === 0) return null
  return (
    <Section ground="tint">
      <ul role="list" className={styles.infos} data-count={infos.length}>
        {infos.map(({ titel, text, link, linktext, icon }, index) => (
          <li key={index} className={styles.info}>
            {icon && <Icon icon={icon} />}
            {titel && <h3>{titel}</h3>}
            {text && <p>{text}</p>}
            <MoreLink link={link} linktext={linktext} titel={titel} className={styles.mehr} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Icon({ icon }: { icon: string }) {
  const address = iconadresse(icon)
  // An SVG is drawn as a mask, so that it has the colour of the theme.
  return isDrawing(icon) ? (
    <span className={styles.icon} style={{ maskImage: `url("${address}")` }} aria-hidden />
  ) : (
    <img className={styles.bild} src={address} alt="" loading="lazy" decoding="async" />
  )
}
