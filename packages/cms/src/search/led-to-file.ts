/**
 * Returns the condition that a public document links to a file at the moment `now`, a parameter that is used
 * four times. A promulgated document links to the bytes of its time at their own address, and to no other
 * version.
 */
export const ledToFile = (id: string, now: string): string => `(exists (
    select 1 from suche_dokumente as file
      join document_references as link on link.to_path = file.url and link.scope = 'veroeffentlicht'
      join published on published.document_id = link.document_id
      left join verkuendete_dateien as frozen
        on frozen.document_id = link.document_id and frozen.path = link.to_path
    where file.id = ${id} and published.gueltig_von <= ${now} and published.gueltig_bis > ${now}
      and (frozen.version is null or frozen.version = substr(file.version, 1, 16))
  ) or exists (
    select 1 from suche_dokumente as file
      join verkuendete_dateien as frozen on frozen.adresse = file.url
      join document_references as link on link.document_id = frozen.document_id
        and link.to_path = frozen.path and link.scope = 'veroeffentlicht'
      join published on published.document_id = frozen.document_id
    where file.id = ${id} and published.gueltig_von <= ${now} and published.gueltig_bis > ${now}
  ))`
