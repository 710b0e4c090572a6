import { ContactWays } from '../contact/contact.tsx'
import { ContactBox, OfficeName } from '../contact/contact-box.tsx'
import { PersonCard } from '../person-card/person-card.tsx'
import type { View } from '../template.ts'
import type { AnsprechpersonData } from './load.ts'
import type { ansprechperson } from './schema.ts'

export const Ansprechperson: View<typeof ansprechperson, AnsprechpersonData> = ({
  context: { titel },
  data: { person, einheit, kommunikation },
}) => (
  <ContactBox titel={titel}>
    {person ? (
      <PersonCard person={person} heading="h3" withInitials={false} {...(einheit.detailURL && { einheit })} />
    ) : (
      <>
        <OfficeName {...einheit} />
        <ContactWays kommunikation={kommunikation} />
      </>
    )}
  </ContactBox>
)
