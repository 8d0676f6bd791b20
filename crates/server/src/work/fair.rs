//! A queue in which addresses take turns, and at each address its people: those who ask for much wait behind themselves.

use crate::middleware::Client;
use std::collections::{BTreeSet, VecDeque};
use std::net::IpAddr;
use table::PlayerId;

/// Who asks for work, as far as that is known.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Asker {
    /// Nothing for a program on this machine.
    pub address: Option<IpAddr>,
    /// Nothing without a session.
    pub person: Option<PlayerId>,
}

impl Asker {
    pub(crate) fn new(client: Client, person: Option<&PlayerId>) -> Asker {
        Asker { address: client.0, person: person.cloned() }
    }
}

/// The queue.
pub(crate) struct Fair<T> {
    /// The address whose turn is next comes first.
    addresses: VecDeque<Address<T>>,
}

struct Address<T> {
    address: Option<IpAddr>,
    /// The person whose turn is next comes first.
    people: VecDeque<Person<T>>,
}

struct Person<T> {
    person: Option<PlayerId>,
    jobs: VecDeque<T>,
}

impl<T> Default for Fair<T> {
    fn default() -> Fair<T> {
        Fair { addresses: VecDeque::new() }
    }
}

impl<T> Fair<T> {
    pub(crate) fn push(&mut self, asker: &Asker, job: T) {
        let Asker { address, person } = asker;
        let at = self.addresses.iter().position(|one| one.address == *address).unwrap_or_else(|| {
            self.addresses.push_back(Address { address: *address, people: VecDeque::new() });
            self.addresses.len() - 1
        });
        let Some(Address { people, .. }) = self.addresses.get_mut(at) else { return };
        match people.iter_mut().find(|one| one.person == *person) {
            Some(one) => one.jobs.push_back(job),
            None => people.push_back(Person { person: person.clone(), jobs: VecDeque::from([job]) }),
        }
    }

    /// Takes the next job. Its address and its person go to the back of their queues.
    pub(crate) fn pop(&mut self) -> Option<(Asker, T)> {
        let mut address = self.addresses.pop_front()?;
        let mut person = address.people.pop_front()?;
        let job = person.jobs.pop_front()?;
        let asker = Asker { address: address.address, person: person.person.clone() };
        if !person.jobs.is_empty() {
            address.people.push_back(person);
        }
        if !address.people.is_empty() {
            self.addresses.push_back(address);
        }
        Some((asker, job))
    }

    /// Takes out what nobody wants any more.
    pub(crate) fn take(&mut self, meant: impl Fn(&T) -> bool) -> Option<T> {
        for at in 0..self.addresses.len() {
            let Some(address) = self.addresses.get_mut(at) else { continue };
            for by in 0..address.people.len() {
                let Some(person) = address.people.get_mut(by) else { continue };
                let Some(found) = person.jobs.iter().position(&meant) else { continue };
                let job = person.jobs.remove(found);
                if person.jobs.is_empty() {
                    address.people.remove(by);
                }
                if address.people.is_empty() {
                    self.addresses.remove(at);
                }
                return job;
            }
        }
        None
    }

    /// All of it, in the order in which it will be taken if nobody else comes.
    pub(crate) fn order(&self) -> Vec<&T> {
        let of = |address| in_turn(Vec::from_iter(address_lines(address)));
        in_turn(self.addresses.iter().map(of).collect())
    }

    pub(crate) fn len(&self) -> usize {
        self.addresses.iter().map(Address::len).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.addresses.is_empty()
    }

    /// How many jobs of an address are waiting.
    pub(crate) fn of_address(&self, address: Option<IpAddr>) -> usize {
        self.at(address).map_or(0, Address::len)
    }

    /// How many jobs of a person are waiting.
    pub(crate) fn of_asker(&self, asker: &Asker) -> usize {
        let people = self.at(asker.address).into_iter().flat_map(|address| &address.people);
        people.filter(|one| one.person == asker.person).map(|one| one.jobs.len()).sum()
    }

    /// The addresses with waiting jobs.
    pub(crate) fn addresses(&self) -> impl Iterator<Item = Option<IpAddr>> {
        self.addresses.iter().map(|one| one.address)
    }

    /// The people at an address with waiting jobs.
    pub(crate) fn people(&self, address: Option<IpAddr>) -> BTreeSet<&Option<PlayerId>> {
        self.at(address).into_iter().flat_map(|address| &address.people).map(|one| &one.person).collect()
    }

    fn at(&self, address: Option<IpAddr>) -> Option<&Address<T>> {
        self.addresses.iter().find(|one| one.address == address)
    }
}

impl<T> Address<T> {
    fn len(&self) -> usize {
        self.people.iter().map(|one| one.jobs.len()).sum()
    }
}

fn address_lines<T>(address: &Address<T>) -> impl Iterator<Item = Vec<&T>> {
    address.people.iter().map(|one| one.jobs.iter().collect())
}

/// The first of each queue, then the second of each, and so on.
fn in_turn<T: Copy>(lines: Vec<Vec<T>>) -> Vec<T> {
    let longest = lines.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest).flat_map(|round| lines.iter().filter_map(move |line| line.get(round).copied())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(address: u8, person: &str) -> Asker {
        Asker { address: Some(IpAddr::from([192, 0, 2, address])), person: PlayerId::new(person).ok() }
    }

    fn filled() -> Fair<u32> {
        let mut fair = Fair::default();
        for (address, person, job) in
            [(1, "ann", 1), (1, "ann", 2), (1, "ann", 3), (1, "ben", 4), (2, "eve", 5), (1, "cem", 6), (2, "eve", 7)]
        {
            fair.push(&asker(address, person), job);
        }
        fair
    }

    #[test]
    fn addresses_take_turns_and_so_do_their_people() {
        let mut fair = filled();
        assert_eq!((fair.len(), fair.of_address(asker(1, "ann").address), fair.of_asker(&asker(1, "ann"))), (7, 5, 3));
        let told: Vec<u32> = fair.order().into_iter().copied().collect();
        assert_eq!(told, [1, 5, 4, 7, 6, 2, 3]);
        let taken: Vec<u32> = std::iter::from_fn(|| fair.pop()).map(|(_, job)| job).collect();
        assert_eq!(taken, told, "the place that is told is the place");
        assert!(fair.is_empty());
    }

    #[test]
    fn a_job_that_is_taken_out_leaves_no_gap() {
        let mut fair = filled();
        assert_eq!(fair.take(|job| *job == 5), Some(5));
        assert_eq!(fair.take(|job| *job == 5), None);
        assert_eq!(fair.take(|job| *job == 7), Some(7));
        assert_eq!(fair.addresses().count(), 1, "nothing waits of the other");
        assert_eq!(fair.order(), [&1, &4, &6, &2, &3]);
    }

    /// Somebody new waits for one job of each address, however much the others asked for.
    #[test]
    fn an_address_that_asks_for_much_waits_for_itself() {
        let mut fair = Fair::default();
        (0..1_000).for_each(|job| fair.push(&asker(1, "eve"), job));
        fair.pop();
        fair.push(&asker(2, "ann"), 7_000);
        assert_eq!(fair.order().iter().position(|job| **job == 7_000), Some(1));
    }
}
