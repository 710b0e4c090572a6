import styles from './footer.module.css'
import { footerHours } from './footer-hours.ts'
import { Closing, Contact, type FooterProps, Hours, LinkList } from './footer-parts.tsx'
import { HouseFooter } from './house-footer.tsx'
import { ToolFooter } from './tool-footer.tsx'

const footers = { town: TownFooter, house: HouseFooter, tool: ToolFooter }

/** The footer of a section. Missing parts leave no gap. */
export function Footer(props: FooterProps) {
  const Content = footers[props.section.frame]
  return (
    <footer className={styles.footer} data-frame={props.section.frame}>
      <div className={styles.inner}>
        <Content {...props} />
      </div>
    </footer>
  )
}

/** Address, opening hours and two link lists (spec §2). */
function TownFooter({ layout, mode, address }: FooterProps) {
  const { stadt, hours, footerTopics, footerLegal } = layout
  return (
    <>
      <div className={styles.columns}>
        {stadt && <Contact title={stadt.name} of={stadt} />}
        {(hours.length > 0 ? hours : [footerHours]).map(block => (
          <Hours key={block.title} {...block} />
        ))}
        <LinkList title="Themen" items={footerTopics} />
        <LinkList title="Rechtliches" items={footerLegal} />
      </div>
      <Closing layout={layout} mode={mode} address={address} />
    </>
  )
}
