import { FormColumn, FormStack } from '#ui/form-stack.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { DraftChanged } from './draft-changed.tsx';
import { FormErrors } from './form-errors.tsx';
import { type FormPart, ShiftFormFields, ShiftFormTerms } from './shift-form-fields.tsx';
import { ShiftFormRoles } from './shift-form-roles.tsx';
import { ShiftFormTimes } from './shift-form-times.tsx';
import { TemplateBar } from './template-bar.tsx';

/** All fields of a post; `many`: it may be of several days and roles, and begin from a template. */
export function ShiftFormStack(part: FormPart & { readonly many: boolean }) {
  const { form, venue, many } = part;
  return (
    <FormStack
      over={
        <>
          <KeptLine kept={form.kept} />
          <FormErrors form={form} />
          <DraftChanged form={form} venue={venue} />
        </>
      }
    >
      <FormColumn>
        {many && <TemplateBar form={form} venue={venue} />}
        <ShiftFormTimes {...part} />
        <ShiftFormRoles {...part} />
        <ShiftFormTerms {...part} />
      </FormColumn>
      <FormColumn>
        <ShiftFormFields {...part} />
      </FormColumn>
    </FormStack>
  );
}
