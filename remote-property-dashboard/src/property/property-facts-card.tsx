import { SimpleGrid } from '@mantine/core';
import type { Property } from 'shared-contract/property/property';
import { Fact, Section } from 'shared-ui';
import { areaLabel } from '../properties/property-labels.ts';

export function PropertyFactsCard({ property }: { property: Property }) {
  const { propertyType, category, bedrooms, baths, carSpaces, landArea } = property;
  return (
    <Section title="About this property" framed>
      <SimpleGrid component="dl" cols={2} spacing="md" verticalSpacing="sm" m={0}>
        <Fact label="Type">{propertyType.name}</Fact>
        <Fact label="Category">{category.name}</Fact>
        {!bedrooms ? null : <Fact label="Bedrooms">{bedrooms}</Fact>}
        {!baths ? null : <Fact label="Bathrooms">{baths}</Fact>}
        {!carSpaces ? null : <Fact label="Car spaces">{carSpaces}</Fact>}
        {landArea == null ? null : <Fact label="Land">{areaLabel(landArea)}</Fact>}
      </SimpleGrid>
    </Section>
  );
}
