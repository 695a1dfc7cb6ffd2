import { Alert, Button, Text } from '@mantine/core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ApplicationView } from 'shared-contract/application/application';
import { addresses } from 'shared-contract/page/addresses';
import { adjacentSteps, SaveState, StepFormBody, StepFrame, useStepForm } from 'shared-editor';
import { Link, useSearchParams } from 'shared-platform/router';
import { type RailStep, StepRail, useFocusOnFirstError } from 'shared-ui';
import classes from '../application-page.module.css';
import { AppliedHome } from '../applied-home.tsx';
import { WithdrawApplication } from '../withdraw-application.tsx';
import { editedPart } from './edited-part.ts';
import { partContentOf } from './part-content.ts';
import { PartFields } from './part-fields.tsx';
import { partForm } from './part-form.ts';
import { type PartStep, partSteps } from './part-steps.ts';
import type { PartValues } from './part-values.ts';
import { SendPart } from './send-part.tsx';
import { UnsavedSteps } from './unsaved-steps.tsx';

/**
 * The steps in which an adult fills in their part. One form has the fields of all steps, so that moving between them
 * loses nothing. An invalid field is not saved, so the button to the next step waits until it is corrected.
 */
export function PartEditor({ view, token }: { view: ApplicationView; token: string }) {
  const [kind] = useState(() => editedPart(token));
  const editor = useStepForm(kind, partForm);
  const { form, snapshot, saver } = editor;
  const steps = partSteps(view);
  const [parameters] = useSearchParams();
  const name = steps.find((step) => step.name === parameters.get('step'))?.name ?? steps[0]?.name ?? 'send';
  const { step, before, after } = adjacentSteps(steps, name);
  const hrefOf = (other: PartStep) => `${addresses.rentalApplication(token)}?step=${other.name}`;
  const linkTo = (other: PartStep | undefined) => other && { title: other.title, href: hrefOf(other) };
  useFocusOnStep(name);
  const [rejections, setRejections] = useState(0);
  const fields = useFocusOnFirstError<HTMLDivElement>(rejections);

  function stayIfInvalid(event: MouseEvent) {
    const errors = saver.errors();
    if (!step || !hasErrors(step, errors)) return;
    event.preventDefault();
    form.setErrors(errors);
    setRejections((count) => count + 1);
  }

  const rail = steps.map(
    (one): RailStep => ({
      name: one.name,
      title: one.title,
      href: hrefOf(one),
      ...railState(one, form.values, form.errors),
    }),
  );
  return (
    <>
      <div className={classes.top}>
        <AppliedHome listing={view.listing} picture={view.listing.picture} />
        {view.formNotice !== null && (
          <Alert color="eucalypt" role="note" title="We ask only what your state’s form allows">
            {view.formNotice}
          </Alert>
        )}
      </div>
      <StepFrame
        rail={<StepRail label="Steps of your application" steps={rail} current={name} />}
        title={step?.title ?? ''}
        lead={step?.lead}
        isOpen
        state={<SaveState state={snapshot.state} />}
        before={linkTo(before)}
        nextAction={
          after && (
            <Button component={Link} to={hrefOf(after)} onClick={stayIfInvalid}>
              Continue to {after.title.toLowerCase()}
            </Button>
          )
        }
      >
        <UnsavedSteps steps={steps.filter((one) => one.name !== name && hasErrors(one, form.errors))} hrefOf={hrefOf} />
        {name === 'send' ? (
          <SendPart view={view} token={token} steps={steps} save={saver.save} />
        ) : (
          <div ref={fields}>
            <StepFormBody editor={editor} isOpen>
              <PartFields form={form} view={view} fields={step?.fields ?? []} />
            </StepFormBody>
          </div>
        )}
      </StepFrame>
      <div className={classes.end}>
        <WithdrawApplication token={token} />
        <Text size="sm" c="dimmed">
          You can close this page and open the link again later. Anyone with it can read and change your part, so don’t
          share it.
        </Text>
      </div>
    </>
  );
}

const hasErrors = ({ fields }: PartStep, errors: Record<string, unknown>) =>
  Object.keys(errors).some((path) => fields.some((field) => path.split('.')[0] === field));

/** No field is mandatory, so a step is done when it has an answer. */
function railState(
  step: PartStep,
  values: PartValues,
  errors: Record<string, unknown>,
): Pick<RailStep, 'state' | 'reason'> {
  const { name, fields } = step;
  if (name === 'send') return { state: 'todo' };
  if (hasErrors(step, errors)) return { state: 'attention', reason: 'Fix the fields in red' };
  const { content } = partContentOf(values, fields);
  return { state: fields.some((field) => content[field] !== undefined) ? 'done' : 'todo' };
}

/** The steps have one address, so the shell does not move the focus to the heading of the next one. */
function useFocusOnStep(name: string): void {
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    scrollTo(0, 0);
    document.getElementById('step')?.focus({ preventScroll: true });
  }, [name]);
}
