import { rechtOf } from '@rathausplatz/contract/landesrecht'

/** States when public decisions stand on the website of a town, by the law of its state if that says so. */
export function decisionsInTime(ags: string | undefined): string {
  const { binnen, paragraf } = rechtOf(ags)?.kommunal?.beschluesse ?? {}
  return binnen
    ? `Öffentliche Beschlüsse gehören ${binnen} auf die Website (${paragraf}).`
    : 'Öffentliche Beschlüsse gehören bald nach der Sitzung auf die Website.'
}
