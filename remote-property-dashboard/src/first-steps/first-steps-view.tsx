import { Alert, Anchor, Box, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { firstStepKind } from 'shared-contract/property/first-steps';
import { isKnown } from 'shared-contract/wire/open-enum';
import { Link } from 'shared-platform/router';
import { ProgressBar, Section } from 'shared-ui';
import classes from './first-steps.module.css';
import { firstStepsQuery } from './first-steps-query.ts';
import { type Step, StepList } from './step-list.tsx';
import { purposeText } from './step-texts.ts';

/** The first steps with a property and how many are done. A step of a newer server is not shown. */
export function FirstStepsView({ propertyId }: { propertyId: string }) {
  const { purpose, listingId, steps } = useResource(firstStepsQuery(propertyId));
  const known: Step[] = steps.flatMap(({ kind, isDone }) => (isKnown(firstStepKind, kind) ? [{ kind, isDone }] : []));
  const doneCount = known.filter(({ isDone }) => isDone).length;
  const progress = `${doneCount} of ${known.length} done`;
  return (
    <Stack gap="lg" maw={820}>
      {doneCount === known.length && (
        <Alert title="All first steps are done">
          <Anchor component={Link} to={addresses.property(propertyId)} className={classes.link}>
            Open the overview
          </Anchor>
        </Alert>
      )}
      <Section title="First steps" framed action={<Text c="dimmed">{progress}</Text>}>
        <Text mb="sm">{purposeText(purpose)}</Text>
        <Box mb="xs">
          <ProgressBar label={progress} value={doneCount} max={known.length} />
        </Box>
        <StepList steps={known} propertyId={propertyId} listingId={listingId} />
      </Section>
    </Stack>
  );
}
