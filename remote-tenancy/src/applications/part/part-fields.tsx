import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { ApplicationView } from 'shared-contract/application/application';
import type { ApplicationField } from 'shared-contract/application/application-field';
import { CountFields, MessageField, PetFields, RentField, StartFields, VehicleFields } from './home-fields.tsx';
import { EmploymentFields, FinancialAbilityField, IncomeFields } from './income-fields.tsx';
import type { PartValues } from './part-values.ts';
import { ContactFields, EmergencyContactFields } from './person-fields.tsx';
import { RefereeFields, RentalHistoryFields } from './renting-fields.tsx';

export type PartFieldsProps = { form: UseFormReturnType<PartValues>; view: ApplicationView };

/** Fields that share a row are one group: a group shows those of its fields that are asked. */
type Group = {
  fields: readonly ApplicationField[];
  Fields: (props: PartFieldsProps & { has: (field: ApplicationField) => boolean }) => ReactNode;
};

const groups: readonly Group[] = [
  { fields: ['phone', 'dateOfBirth', 'currentAddress'], Fields: ContactFields },
  { fields: ['emergencyContact'], Fields: EmergencyContactFields },
  { fields: ['rentalHistory'], Fields: RentalHistoryFields },
  { fields: ['referees'], Fields: RefereeFields },
  { fields: ['employment'], Fields: EmploymentFields },
  { fields: ['income'], Fields: IncomeFields },
  { fields: ['financialAbility'], Fields: FinancialAbilityField },
  { fields: ['startDate', 'termMonths'], Fields: StartFields },
  { fields: ['occupants', 'occupantsUnder18'], Fields: CountFields },
  { fields: ['pets'], Fields: PetFields },
  { fields: ['vehicles'], Fields: VehicleFields },
  { fields: ['rent'], Fields: RentField },
  { fields: ['message'], Fields: MessageField },
];

/** The inputs for these fields. */
export function PartFields({ form, view, fields }: PartFieldsProps & { fields: readonly ApplicationField[] }) {
  const has = (field: ApplicationField) => fields.includes(field);
  return groups
    .filter((group) => group.fields.some(has))
    .map(({ Fields, fields: [first] }) => <Fields key={first} form={form} view={view} has={has} />);
}
